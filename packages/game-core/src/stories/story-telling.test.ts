import { describe, expect, it } from 'vitest';
import type { Choice, Consequence } from '../eras/era';
import { followUps } from '../rules/follow-ups';
import { standing } from '../rules/reckoning';
import type { GameState } from '../rules/state';
import { transition } from '../rules/transition';
import { readVisit } from '../journey';
import { answered, chosen, gameAfter } from '../testing/fixtures';
import { reckonedStory, shortStory } from '../testing/story';
import { withTelling } from './story-telling';

const [share = '', keep = '', document = '', change = ''] = followUps.map(({ text }) => text);

/** Makes a first choice that leaves these things, then the follow-ups. */
function visit(
  first: Partial<Choice>,
  later: readonly string[] = [],
  { story = reckonedStory, carried }: { story?: typeof reckonedStory; carried?: string[] } = {},
): GameState {
  const start = gameAfter();
  const choice = {
    id: 9,
    scenarioId: start.scene.scenario.id,
    text: 'Wait',
    description: '',
    ...first,
  };
  const storyOf = () => story;
  return later.reduce(
    (state, text) => {
      const event = chosen(state, text);
      return transition(state, { ...event, ...(carried && { carried }) }, storyOf).state;
    },
    transition(start, { type: 'choiceMade', choice }, storyOf).state,
  );
}

const textOf = ({ scene }: GameState) => scene.scenario.description;
const deed = (...consequences: Consequence[]) => ({ outcome: 'Done.', consequences });

describe('a deed', () => {
  it('is remembered in its own words, with what became of its question', () => {
    const own = { outcome: 'Done.', memory: 'You rang {first}.', answer: 'It stopped.' };
    expect(textOf(visit(own, [keep]))).toBe('You rang {first}. It stopped.\n\nKept, first.');
    expect(textOf(visit({ outcome: 'Done.' }, [keep]))).toBe('You acted.\n\nKept, first.');
  });

  it('is remembered by the ending with its words, whatever its number is', () => {
    const text = shortStory.endings[0]?.choice ?? '';
    expect(textOf(visit({ id: 77, text }))).toBe('The ending of 11.');
    expect(textOf(visit({ id: 77, text }, [share]))).toContain('You did 11.');
    expect(textOf(visit({ id: 11, text: 'Wait' }))).toBe('You act.');
  });

  it('keeps its ending in old journeys if its card is not built in any more', () => {
    const [first, ...others] = shortStory.endings;
    if (!first) throw new Error('The story has no endings');
    const moved = withTelling({ ...shortStory, endings: [...others, { ...first, choice: 'Run' }] });
    const kept = { id: 11, text: 'Run' };
    expect(textOf(visit(kept, [], { story: moved }))).toBe('The ending of 11.');
  });

  it('that a server sent is stored with the visit, and a malformed list of consequences is not read', () => {
    const choices = [
      { text: 'Ring the bell', description: '', memory: 'You rang.', ...deed('harmed') },
      { text: 'Wait', description: '' },
    ];
    const before = gameAfter(answered('choices', { choices, origin: 'model' }));
    const [choice] = before.scene.choices;
    if (!choice) throw new Error('The scene has no choices');
    const { state } = transition(before, { type: 'choiceMade', choice }, () => reckonedStory);
    expect(state.scene.deeds).toEqual([{ memory: 'You rang.', consequences: ['harmed'] }]);
    const stored = JSON.parse(JSON.stringify(state.visit)) as typeof state.visit;
    expect(readVisit(stored)).toEqual(state.visit);
    const broken = JSON.stringify(stored).replaceAll('["harmed"]', '["harmed","helped"]');
    const read = readVisit(JSON.parse(broken))?.events.at(-1);
    expect(read).toMatchObject({ choice: { memory: 'You rang.' } });
    expect(read).not.toHaveProperty('choice.consequences', expect.anything());
  });
});

describe('a follow-up that is chosen first', () => {
  it('has another text after a deed that harmed somebody, in any place of the visit', () => {
    expect(textOf(visit(deed('harmed'), [keep]))).toBe('You acted.\n\nKept, after harm.');
    expect(textOf(visit(deed('harmed'), [change, keep]))).toBe('Kept, after harm.');
    expect(textOf(visit(deed('harmed'), [keep, keep]))).toContain('Kept, again');
    expect(textOf(visit(deed('harmed'), [document]))).toContain('Written, first.');
  });

  it('has another text if the visitor left, which goes before the one after harm', () => {
    expect(textOf(visit(deed('gone', 'harmed'), [keep]))).toContain('Kept, after leaving.');
    expect(textOf(visit(deed('gone', 'harmed'), [share]))).toContain('Shared, after harm.');
    expect(textOf(visit(deed('gone'), [share]))).toContain('Shared, first.');
  });
});

describe('what the visitor carries', () => {
  it('is mentioned at the end of the second follow-up, the first thing that the era knows', () => {
    const carried = ['medieval', 'modern', 'future'];
    expect(textOf(visit({}, [share], { carried }))).not.toContain('carry');
    expect(textOf(visit({}, [share, keep], { carried }))).toBe(
      'Kept, first.\n\nYou carry a token.',
    );
    expect(textOf(visit({}, [share, keep], { carried: ['modern'] }))).toContain('carry a strip');
    expect(textOf(visit({}, [share, keep], { carried: ['medieval'] }))).toBe('Kept, first.');
  });

  it('is stored with that decision alone', () => {
    const { events } = visit({}, [share, keep, keep], { carried: ['future'] }).visit;
    expect(events.map((event) => 'carried' in event)).toEqual([false, false, true, false]);
  });
});

describe('the reckoning', () => {
  it('follows the closing of the fourth decision, with its note, its name and its reason', () => {
    const { scene } = visit({}, [change, keep, change]);
    expect(scene.scenario.description).toBe('Changed, at the close.\n\nThe end: It went well.');
    expect(scene.record).toEqual(reckonedStory.reckonings?.[0]?.record);
    expect(scene.reckoning).toEqual({ name: 'It went well', why: 'You helped.' });
    expect(scene.choices.map(({ text }) => text)).toEqual([share, keep, document, change]);
  });

  it('is another one after other decisions', () => {
    const nameOf = (first: Partial<Choice>, ...later: string[]) =>
      visit(first, later).scene.reckoning?.name;
    expect(nameOf(deed('harmed'), share, keep, share)).toBe('It went badly');
    expect(nameOf(deed('harmed'), keep, keep, share)).toBe('It went on');
    expect(nameOf(deed('harmed'), share, change, change)).toBe('It went well');
    expect(nameOf({}, keep, keep, keep)).toBe('It went on');
  });

  it('is followed by what came afterwards, then by the epilogues, then by a repetition that says so', () => {
    const later = Array.from({ length: 8 }, () => share);
    const texts = later.map((_, more) =>
      textOf(visit({}, [change, keep, change, ...later.slice(0, more + 1)])),
    );
    expect(texts.slice(0, 5)).toEqual([
      'Afterwards: It went well.',
      'Later.',
      'Later still.',
      'In winter.',
      'In spring.',
    ]);
    expect(texts.slice(5)).toEqual([
      'This has been told before, and it is still so.\n\nIn winter.',
      'This has been told before, and it is still so.\n\nIn spring.',
      'This has been told before, and it is still so.\n\nIn winter.',
    ]);
  });

  it('is missing in an era without reckonings, which closes as before', () => {
    const { scene } = visit({}, [change, keep, change], { story: shortStory });
    expect(scene.scenario.description).toBe('Changed, at the close.');
    expect([scene.record, scene.reckoning]).toEqual([null, null]);
  });
});

describe('what stands', () => {
  const after = (...deeds: readonly (readonly Consequence[])[]) =>
    standing(deeds.map((consequences) => ({ consequences })));

  it.each([
    [[], []],
    [[['helped']], ['helped']],
    [[['helped'], ['harmed']], ['helped']],
    [[['harmed'], ['helped']], ['harmed']],
    [[['harmed'], ['helped'], ['helped']], ['helped']],
    [
      [['public', 'helped'], ['silent'], ['silent'], ['gone']],
      ['helped', 'silent', 'gone'],
    ],
    [
      [['gone', 'silent'], ['public']],
      ['silent', 'gone'],
    ],
  ] as const)('after %j is %j', (deeds, expected) => {
    expect(after(...deeds)).toEqual(expected);
  });
});
