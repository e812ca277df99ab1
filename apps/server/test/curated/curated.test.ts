import { builtInEras, outcomeKind } from '@time-traveler/game-core';
import { describe, expect, it } from 'vitest';
import { checkChoices, checkContext } from '../../src/scenes/check';
import { curatedEras } from '../../src/curated';

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('hand-written scenes', () => {
  it('exist for every built-in era', () => {
    expect(curatedEras.map(({ slug }) => slug)).toEqual(
      builtInEras.map(({ period }) => period.slug),
    );
  });
});

describe.each(curatedEras.map((era) => [era.slug, era] as const))('of the %s era', (_slug, era) => {
  it('are at least four sets of choices and four backgrounds', () => {
    expect(era.choices.length).toBeGreaterThanOrEqual(4);
    expect(era.contexts.length).toBeGreaterThanOrEqual(4);
  });

  it.each(era.choices.map((set, index) => [index + 1, set] as const))(
    'let a visitor meet every outcome in set %i',
    (_number, set) => {
      expect(set.map(({ text }) => outcomeKind(text)).sort()).toEqual([
        'engage',
        'generic',
        'join',
        'speak',
      ]);
    },
  );

  it('hold no names, since the impact text has them in lower case (SPEC §4)', () => {
    for (const { text } of era.choices.flat()) {
      expect(text.slice(1)).toBe(text.slice(1).toLowerCase());
    }
  });

  it('pass their own checks unchanged', () => {
    for (const choices of era.choices) expect(checkChoices({ choices })).toEqual({ choices });
    for (const context of era.contexts) expect(checkContext({ context })).toEqual({ context });
  });

  it('never say the same thing twice', () => {
    const built = builtInEras.find(({ period }) => period.slug === era.slug)?.choices ?? [];
    const texts = [...era.choices.flat(), ...built].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('have backgrounds of 300 to 500 words under headings, with a list', () => {
    for (const context of era.contexts) {
      expect(words(context)).toBeGreaterThanOrEqual(300);
      expect(words(context)).toBeLessThanOrEqual(500);
      expect(context).toMatch(/^<h3>/);
      expect(context).toContain('<ul>');
    }
  });
});
