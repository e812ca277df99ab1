import { readFileSync, readdirSync } from 'node:fs';
import { builtInEras } from '@time-traveler/game-core';
import { acceptAnswer } from '@time-traveler/game-core/answers';
import { loadStory } from '@time-traveler/game-core/stories';
import { eraOf } from '@time-traveler/testing';
import { describe, expect, it } from 'vitest';
import { curatedEras } from '.';
import type { CuratedEra } from './curated-era';
import { createLibrary } from './library';

const context = `<p>${'The barons met and refused the king his aid. '.repeat(3)}</p>`.replace(
  ' </',
  '</',
);
const record = {
  mark: 'disputed',
  text: 'Some say so. Others do not.',
  sources: ['A letter'],
} as const;
const choices = ['Join', 'Wait'].map((text) => ({
  text,
  description: 'It has a price.',
  outcome: 'They cheer.\n\nThey ask for more.',
  record,
}));
const background = { title: 'A ledger', content: context };
const more: CuratedEra = { slug: 'modern', choices: [choices], contexts: [background], images: [] };
const origin = 'written';
const stories = new Map(
  await Promise.all(
    builtInEras.map(async ({ period: { slug } }) => [slug, await loadStory(slug)] as const),
  ),
);

const answersOf = (era: CuratedEra, kind: 'image' | 'choices' | 'context', files: string[] = []) =>
  createLibrary(builtInEras, [era], (path) => files.includes(path), stories)
    .answers('modern', kind)
    .map(({ answer }) => answer);

describe('the prepared scenes', () => {
  it('are the built-in one and the curated ones', () => {
    const { choices: builtIn, context: own } = eraOf('modern');
    const endings = stories.get('modern')?.endings;
    expect(answersOf(more, 'choices')).toEqual([
      {
        choices: builtIn.map(({ text, description }) => {
          const ending = endings?.find(({ choice }) => choice === text);
          const { text: outcome, record, memory, answer, consequences } = ending ?? {};
          return { text, description, outcome, record, memory, answer, consequences };
        }),
        origin,
      },
      { choices, origin },
    ]);
    expect(answersOf(more, 'context')).toEqual([
      { context: own.content, title: own.title, origin },
      { context, title: 'A ledger', origin },
    ]);
  });

  it('have the pictures that an era names, if the game contains them', () => {
    const named = { ...more, images: ['/images/a.avif', '/images/b.avif', '/images/b.avif'] };
    expect(answersOf(named, 'image', ['/images/b.avif'])).toEqual([
      { imageUrl: '/images/b.avif', origin },
    ]);
  });

  it('do not exist for a period that is not built in', () => {
    expect(
      createLibrary(builtInEras, [], () => true, stories).answers('atlantis', 'image'),
    ).toEqual([]);
  });

  it('are refused if a text does not pass the check of generated ones', () => {
    const hostile = { ...more, contexts: [{ title: 'A', content: '<script>steal()</script>' }] };
    expect(() => answersOf(hostile, 'context')).toThrow('fewer than 80 characters');
    expect(() => answersOf({ ...more, choices: [[]] }, 'choices')).toThrow('Fewer than two');
    const marked = choices.map((choice) => ({ ...choice, outcome: '<b>They cheer.</b>' }));
    expect(() => answersOf({ ...more, choices: [marked] }, 'choices')).toThrow('contains markup');
  });

  it('have four more sets and backgrounds for each era, and lose nothing to the sanitiser', () => {
    const folder = new URL('../../../game/public/images/', import.meta.url);
    const files = readdirSync(folder).map((name) => `/images/${name}`);
    const library = createLibrary(
      builtInEras,
      curatedEras,
      (path) => files.includes(path),
      stories,
    );
    for (const { period, scenario, context: own } of builtInEras) {
      const curated = curatedEras.find(({ slug }) => slug === period.slug);
      expect(library.answers(period.slug, 'context').map(({ answer }) => answer)).toEqual(
        [own, ...(curated?.contexts ?? [])].map(({ title, content }) => ({
          context: content.trim(),
          title,
          origin,
        })),
      );
      const images = library.answers(period.slug, 'image').map(({ answer }) => answer);
      expect(images[0]).toMatchObject({ imageUrl: scenario.imageUrl, origin });
      const named = curated?.images ?? [];
      const sizes = named.flatMap((path) => [path, path.replace('.avif', '-960.avif')]);
      expect(sizes.filter((path) => !files.includes(path))).toEqual([]);
      expect(images).toHaveLength(3);
      expect(curated?.choices.length).toBeGreaterThanOrEqual(4);
      expect(curated?.contexts.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('describe every built-in picture in one sentence, the same one as the game', () => {
    const [known, later] = ['pictures', 'more-pictures'].map(
      (name) =>
        JSON.parse(
          readFileSync(new URL(`../../../game/src/${name}.json`, import.meta.url), 'utf8'),
        ) as Record<string, { description?: string }>,
    ) as [Record<string, { description?: string }>, Record<string, { description?: string }>];
    const opening = builtInEras.flatMap(({ scenario, fallbackImageUrl }) => [
      scenario.imageUrl,
      fallbackImageUrl,
    ]);
    const library = createLibrary(builtInEras, curatedEras, () => true, stories);
    const said = builtInEras
      .flatMap(({ period }) => library.answers(period.slug, 'image'))
      .map(({ answer }) => answer as { imageUrl: string; description?: string });
    // An era without its own pictures shares another one's.
    const shown = new Set(said.map(({ imageUrl }) => imageUrl));
    expect([...shown].sort()).toEqual(Object.keys(known).sort());
    for (const { imageUrl, description } of said) {
      // What the game does not show first it learns later.
      const [own, other] = opening.includes(imageUrl) ? [known, later] : [later, known];
      expect(description).toBe(own[imageUrl]?.description);
      expect(other[imageUrl]?.description, imageUrl).toBeUndefined();
      expect(acceptAnswer('image', { imageUrl, description })).toEqual({
        ok: true,
        value: { imageUrl, description },
      });
      const words = description?.split(' ').length ?? 0;
      expect(words, imageUrl).toBeGreaterThanOrEqual(15);
      expect(words, imageUrl).toBeLessThanOrEqual(35);
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(description).not.toMatch(/\b(?:image|picture|illustration) of\b/i);
    }
    expect(new Set(said.map(({ description }) => description)).size).toBe(shown.size);
  });
});
