import { describe, expect, it } from 'vitest';
import { type CompileOptions, compileEra } from './compile-era';
import { faultText } from './fault';
import { readFiles, templateFolder } from './read-folders';

const sound = await readFiles(templateFolder);
const deed = '- **Consequences:** helped, public\n';

/** Compiles the template with a line "Picture" for one text of a file. */
function compiled(
  picture: string,
  { file = 'choices.md', above = deed, ...options }: CompileOptions & Record<string, unknown> = {},
) {
  const text = sound.get(String(file)) ?? '';
  const next = text.replace(String(above), `${String(above)}- **Picture:** ${picture}\n`);
  if (next === text) throw new Error(`Nothing in ${String(file)} is ${String(above)}`);
  return compileEra('new-era', new Map(sound).set(String(file), next), options);
}

describe('the picture of an ending', () => {
  it.each([
    ['2', { url: '/images/medieval-2.avif' }],
    ['1', {}],
    ['1, dusk', { light: 'dusk' }],
    ['3, at 40 0', { url: '/images/medieval-3.avif', at: [40, 0] }],
    [
      '3, 130% at 40 100, lamplight',
      { url: '/images/medieval-3.avif', at: [40, 100], zoom: 130, light: 'lamplight' },
    ],
  ])('is compiled from "%s"', (words, picture) => {
    expect(compiled(words).content?.story.endings[0]?.picture).toEqual(picture);
  });

  it('may be named by an outcome and by a reckoning, and by none', () => {
    const outcome = compiled('2', { file: 'outcomes.md', above: '- **Consequences:** public\n' });
    const pictures = Object.values(outcome.content?.story.outcomes ?? {}).map(
      ({ picture }) => picture,
    );
    expect(pictures.filter(Boolean)).toEqual([{ url: '/images/medieval-2.avif' }]);
    const ends = compiled('3', { file: 'reckonings.md', above: '- **When:** gone\n' });
    const found = ends.content?.story.reckonings?.find(({ when }) => when[0] === 'gone');
    expect(found?.picture).toEqual({ url: '/images/medieval-3.avif' });
    expect(outcome.content?.story.endings[0]).not.toHaveProperty('picture');
  });

  it.each([
    ['4', "found picture 4 in the ending of 'Speak to the first person': the era has 3"],
    ['two', 'found the picture "two"'],
    ['2, at 40', 'found the picture "2, at 40"'],
    ['2, 130%', 'found the picture "2, 130%"'],
    ['2, noon', 'found the light "noon" in'],
    ['2, 180% at 1 1', 'found 180% in'],
    ['2, at 101 5', 'found "at 101 5" in'],
  ])('has a fault if it is "%s"', (words, message) => {
    const [fault, ...more] = compiled(words).faults.map(faultText);
    expect(fault).toMatch(/^new-era\/choices\.md:\d+: /);
    expect(fault).toContain(message);
    expect(more).toEqual([]);
  });

  it('cannot be named by a set, nor by a choice of an era that a server adds', () => {
    const words = 'it is shown with that of its first word in outcomes.md';
    const set = /- \*\*Consequences:\*\* .*\n/.exec(sound.get('sets/1.md') ?? '')?.[0];
    expect(compiled('2', { file: 'sets/1.md', above: set }).faults.map(faultText)).toEqual([
      expect.stringContaining(words),
    ]);
    expect(compiled('2', { whole: false }).faults.map(faultText)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it('is the own one of a folder, which has no second', () => {
    const own = { file: 'outcomes.md', above: '- **Consequences:** public\n' };
    const faults = compiled('2', { ...own, picture: 'picture.webp' }).faults.map(faultText);
    expect(faults).toEqual([expect.stringContaining('the era has 1')]);
    expect(compiled('1, dawn', { ...own, picture: 'picture.webp' }).faults).toEqual([]);
  });
});

it('an era opens with the picture that it names, and keeps the other two', () => {
  const text = sound.get('era.md')?.replace('picture: medieval', 'picture: medieval-2') ?? '';
  const { content } = compileEra('new-era', new Map(sound).set('era.md', text));
  expect(content?.era.scenario.imageUrl).toBe('/images/medieval-2.avif');
  expect(content?.sets.images).toEqual([
    '/images/medieval.avif',
    '/images/medieval-2.avif',
    '/images/medieval-3.avif',
  ]);
});
