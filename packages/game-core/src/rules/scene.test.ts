import { describe, expect, it } from 'vitest';
import { builtInPeriods } from '../eras/built-in';
import { initialState } from './initial-state';
import { openingScene, sceneAnnouncement, withChoices } from './scene';
import { bronzeAge, generatedChoices } from '../testing/fixtures';

describe('opening scenes (SPEC §4)', () => {
  it('do not depend on the list of periods for a built-in era', () => {
    for (const { slug } of builtInPeriods) {
      expect(openingScene(slug, [bronzeAge])).toEqual(openingScene(slug, builtInPeriods));
    }
  });

  it('exist for a period of the list, and for no other slug', () => {
    expect(openingScene('bronze-age', [bronzeAge])?.impact).toBeNull();
    expect(openingScene('bronze-age', builtInPeriods)).toBeUndefined();
  });

  it('have different scenario ids for all periods of a list', () => {
    const list = [1, 2, 3].map((id) => ({ ...bronzeAge, id, slug: `age-${id}` }));
    const slugs = [...list, ...builtInPeriods].map(({ slug }) => slug);
    const ids = slugs.map((slug) => openingScene(slug, list)?.scenario.id);
    expect(new Set(ids).size).toBe(slugs.length);
  });

  it('number the choices of a period with an enormous id safely', () => {
    const huge = { ...bronzeAge, id: Number.MAX_SAFE_INTEGER };
    const ids = openingScene(huge.slug, [huge])?.choices.map(({ id }) => id) ?? [];
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('new choices (SPEC §5)', () => {
  it('may be as many as an answer may have', () => {
    const many = Array.from(
      { length: 100 },
      () => generatedChoices[0] ?? { text: '', description: '' },
    );
    const { scene } = initialState();
    const again = withChoices(withChoices(scene, many), many);
    expect(again.choices).toHaveLength(100);
    expect(again.choices[0]?.id).toBeGreaterThan(100);
  });
});

describe('the announcement of a scene', () => {
  const { scene } = initialState();
  const told = (title: string, year: number) =>
    sceneAnnouncement({
      ...scene,
      scenario: { ...scene.scenario, title, year, location: 'Ur, Sumer' },
    });

  it('is one sentence with one full stop', () => {
    expect(told('The Clay Tablet', 1242)).toBe(
      'You are now in Ur, Sumer, in the year 1242: The Clay Tablet.',
    );
    expect(told('Who Counts the Grain?', 1242)).toMatch(/Grain\?$/);
    expect(told('Who Counts? The Grain', 1242)).toMatch(/Grain\.$/);
  });

  it('writes a year before the common era as BCE', () => {
    expect(told('The Clay Tablet', -2100)).toContain('in the year 2100 BCE:');
  });
});
