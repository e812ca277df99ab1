import type { Choice, Era, EraStory } from '@time-traveler/game-core';
import { checkChoices, checkContext } from '../scenes/check-answer';
import { keep, type KeptAnswer } from '../scenes/kept-answer';
import type { ImageAnswer, SceneAnswer, SceneKind } from '../scenes/scene';
import type { CuratedEra } from './curated-era';
import descriptions from './descriptions.json';

/** Everything hand-written by era and kind: what is answered without any provider. */
export interface CuratedLibrary {
  /** The answers of a kind for an era; none for an era that is not built in. */
  answers(slug: string, kind: SceneKind): readonly KeptAnswer[];
}

/**
 * Builds the library of the built-in and the curated scenes; the built-in choices have their endings from
 * the era's story. Pictures that `hasFile` does not know are left out; besides those an era names,
 * `{slug}.avif`, `{slug}-2.avif` and `{slug}-3.avif` are looked for. Throws where a text would not pass as a generated one.
 */
export function createLibrary(
  eras: readonly Era[],
  curated: readonly CuratedEra[],
  hasFile: (path: string) => boolean,
  stories: ReadonlyMap<string, EraStory>,
): CuratedLibrary {
  const shelves = new Map<string, readonly KeptAnswer[]>();
  const shelve = (slug: string, kind: SceneKind, answers: readonly SceneAnswer[]) =>
    shelves.set(
      `${slug}:${kind}`,
      answers.map((answer) => keep(answer, 0)),
    );

  for (const { period, scenario, choices, context } of eras) {
    const { slug } = period;
    const more = curated.find((candidate) => candidate.slug === slug);
    const images = new Set([scenario.imageUrl, ...(more?.images ?? numberedImages(slug))]);
    const sets = [withEndings(choices, stories.get(slug)), ...(more?.choices ?? [])];
    shelve(slug, 'image', [...images].filter(hasFile).map(imageAnswer));
    shelve(
      slug,
      'choices',
      sets.map((set) => checkChoices({ choices: set }, 'written')),
    );
    shelve(
      slug,
      'context',
      [context, ...(more?.contexts ?? [])].map(({ title, content }) =>
        checkContext({ context: content, title }, 'written'),
      ),
    );
  }
  return { answers: (slug, kind) => shelves.get(`${slug}:${kind}`) ?? [] };
}

function withEndings(choices: readonly Choice[], story: EraStory | undefined): readonly Choice[] {
  return choices.map((choice) => {
    const ending = story?.endings[choice.id];
    return ending ? { ...choice, outcome: ending.text, record: ending.record } : choice;
  });
}

// Written by art/scenes/catalogue.mjs, beside what the game knows of its pictures.
const described: Readonly<Record<string, string | undefined>> = descriptions;

function imageAnswer(imageUrl: string): ImageAnswer {
  const description = described[imageUrl];
  return { imageUrl, ...(description !== undefined && { description }), origin: 'written' };
}

function numberedImages(slug: string): readonly string[] {
  return ['', '-2', '-3'].map((suffix) => `/images/${slug}${suffix}.avif`);
}
