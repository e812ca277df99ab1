import type { Choice, Era, EraStory } from '@time-traveler/game-core';
import type { ImageAnswer, SceneAnswer, ScenePart } from '@time-traveler/game-core/contract';
import { checkChoices, checkContext } from '../scenes/check-answer';
import { keepAnswer, type KeptAnswer } from '../scenes/kept-answer';
import type { CuratedEra } from './curated-era';
import descriptions from './descriptions.json';

/** Everything prepared by era and part: the answers of a server without any provider. */
export interface CuratedLibrary {
  /** Returns the answers for one part of an era's scene; none for an era that is not built in. */
  answers(slug: string, part: ScenePart): readonly KeptAnswer[];
}

/**
 * Creates the library of the built-in and the curated scenes. The built-in choices get their endings from the
 * era's story. Pictures for which `hasFile` returns false are left out. An era that names no pictures gets
 * `{slug}.avif`, `{slug}-2.avif` and `{slug}-3.avif`. Throws UnusableAnswer if a text does not pass the check
 * of generated ones.
 */
export function createLibrary(
  eras: readonly Era[],
  curated: readonly CuratedEra[],
  hasFile: (path: string) => boolean,
  stories: ReadonlyMap<string, EraStory>,
): CuratedLibrary {
  const shelves = new Map<string, readonly KeptAnswer[]>();
  const shelve = (slug: string, part: ScenePart, answers: readonly SceneAnswer[]) =>
    shelves.set(
      `${slug}:${part}`,
      answers.map((answer) => keepAnswer(answer, 0)),
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
  return { answers: (slug, part) => shelves.get(`${slug}:${part}`) ?? [] };
}

function withEndings(choices: readonly Choice[], story: EraStory | undefined): readonly Choice[] {
  return choices.map((choice) => {
    const ending = story?.endings.find((one) => one.choice === choice.text);
    if (!ending) return choice;
    const { text: outcome, record, memory, answer, consequences } = ending;
    return { ...choice, outcome, record, memory, answer, consequences };
  });
}

// Written by art/scenes/catalogue.mjs, which also writes what the game knows about its pictures.
const described: Readonly<Record<string, string | undefined>> = descriptions;

function imageAnswer(imageUrl: string): ImageAnswer {
  const description = described[imageUrl];
  return { imageUrl, ...(description !== undefined && { description }), origin: 'written' };
}

function numberedImages(slug: string): readonly string[] {
  return ['', '-2', '-3'].map((suffix) => `/images/${slug}${suffix}.avif`);
}
