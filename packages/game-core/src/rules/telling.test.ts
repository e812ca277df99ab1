import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followUps } from './follow-ups';
import { initialState } from './initial-state';
import type { Choice } from '../eras/era';
import type { GameState } from './state';
import { answered, chosen, gameAfter } from '../testing/fixtures';
import { shortStory } from '../testing/story';
import { transition } from './transition';

const storyOf = () => shortStory;
const [share = '', keep = '', document = '', change = ''] = followUps.map(({ text }) => text);

/** Returns the game after choices with these texts, with the short story. */
function afterChoices(...texts: readonly string[]): GameState {
  return texts.reduce(
    (state, text) => transition(state, chosen(state, text), storyOf).state,
    gameAfter(),
  );
}

const told = (...texts: readonly string[]) => afterChoices(...texts).scene.scenario.description;

/** Makes the choice at that index, as a visitor does. */
function choose(state: GameState, place: number): GameState {
  const choice = state.scene.choices[place];
  if (choice === undefined) throw new Error(`There is no choice in place ${place}`);
  return transition(state, { type: 'choiceMade', choice }, storyOf).state;
}

describe('the text after a first decision', () => {
  it('is the ending that the era has for a built-in choice, with its note', () => {
    const { scene } = choose(gameAfter(), 0);
    expect(scene.scenario.description).toBe('The ending of 11.');
    expect(scene.record).toEqual(shortStory.endings[0]?.record);
  });

  it('is the choice’s own ending if it has one, word for word, with its own note', () => {
    const record = { mark: 'disputed' as const, text: 'Some say so.', sources: ['A letter'] };
    const sent = [
      { text: 'Join them', description: '', outcome: 'So {choice} it is.', record },
      { text: 'Wait', description: '' },
    ];
    const { scene } = choose(
      gameAfter(answered('choices', { choices: sent, origin: 'written' })),
      0,
    );
    expect(scene.scenario.description).toBe('So {choice} it is.');
    expect(scene.record).toEqual(record);
  });

  it('has no note if neither the choice nor a story brings one', () => {
    const sent = [
      { text: 'Join them', description: '', outcome: 'They cheer.' },
      { text: 'Wait', description: '' },
    ];
    const before = gameAfter(answered('choices', { choices: sent, origin: 'written' }));
    const [choice] = before.scene.choices;
    if (choice === undefined) throw new Error('The scene has no choices');
    const { scene } = transition(before, { type: 'choiceMade', choice }).state;
    expect(scene.scenario.description).toBe('They cheer.');
    expect(scene.record).toBeNull();
  });

  it('is the era’s narrative of its outcome if it has no ending', () => {
    const sent = [
      { text: 'Join them', description: '' },
      { text: 'Wait', description: '', outcome: undefined },
    ];
    const before = gameAfter(answered('choices', { choices: sent, origin: 'written' }));
    expect(choose(before, 0).scene.scenario.description).toBe('You join: join them.');
    expect(choose(before, 1).scene.scenario.description).toBe('You act.');
  });

  it('is marked as invented by a model if a model wrote it, whatever note came with it', () => {
    const record = { mark: 'documented' as const, text: 'It is so.', sources: ['A book'] };
    const sent = [
      { text: 'Join them', description: '', outcome: 'They cheer.', record },
      { text: 'Wait', description: '' },
    ];
    const before = gameAfter(answered('choices', { choices: sent, origin: 'model' }));
    expect(before.scene.choicesOrigin).toBe('model');
    const { scene } = choose(before, 0);
    expect(scene.scenario.description).toBe('They cheer.');
    expect(scene.record).toMatchObject({ mark: 'invented', sources: [] });
    expect(scene.choicesOrigin, 'the follow-ups are our own').toBe('written');
  });

  it('fills in place and year', () => {
    expect(told('Visit the mill')).toBe('You engage in Bedfordshire, England in 1242.');
  });

  it('is told in general words if the era has no story, and a choice is never read as a pattern', () => {
    const before = gameAfter();
    const { scene } = transition(before, chosen(before, 'Join $& {first} $1')).state;
    expect(scene.scenario.description).toContain('join $& {first} $1');
    expect(scene.record).toBeNull();
  });
});

describe('the text after a later decision', () => {
  it('is the follow-up’s own telling, below the memory of the first decision by its kind', () => {
    expect(told('Join them', share)).toBe('You joined them.\n\nShared, first.');
    expect(told('Talk to them', keep)).toBe('You spoke.\n\nKept, first.');
    expect(told('Visit them', document)).toBe('You engaged.\n\nWritten, first.');
    expect(told('Wait', change)).toBe('You acted.\n\nChanged, first.');
  });

  it('is another text if the same follow-up is chosen again', () => {
    expect(told('Join them', share, share)).toBe('Shared, again, after you chose to join them.');
    expect(told('Join them', share, keep)).toBe('Kept, first.');
  });

  it('does not count a first decision in the words of a follow-up as that follow-up', () => {
    expect(told(share, share)).toBe('You acted.\n\nShared, first.');
  });

  it('closes the visit with the fourth decision and keeps the follow-ups', () => {
    const state = afterChoices('Join them', share, keep, share);
    expect(state.scene.scenario.description).toBe('Shared, at the close.');
    expect(state.scene.choices.map(({ text }) => text)).toEqual([share, keep, document, change]);
  });

  it('continues in epilogues, one after another, and then tells the last two again and says so', () => {
    const again = 'This has been told before, and it is still so.';
    const visit = ['Join them', share, keep, share];
    const later = Array.from({ length: 7 }, (_, more) =>
      told(...visit, ...Array.from({ length: more + 1 }, () => share)),
    );
    expect(later).toEqual([
      'Later.',
      'Later still.',
      'In winter.',
      'In spring.',
      `${again}\n\nIn winter.`,
      `${again}\n\nIn spring.`,
      `${again}\n\nIn winter.`,
    ]);
  });

  it('starts from the beginning if the era is entered again', () => {
    const { state } = transition(afterChoices('Join them', share, keep), {
      type: 'eraSelected',
      slug: 'medieval',
    });
    expect(state.scene.decisions).toEqual([]);
    expect(state.scene.record).toBeNull();
    expect(choose(state, 0).scene.scenario.description).toBe('The ending of 11.');
  });
});

describe('any choice', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(share, keep, '{memory}', '$&'),
  );
  const choiceArbitrary: fc.Arbitrary<Choice> = fc.record({
    id: fc.integer(),
    scenarioId: fc.constant(initialState().scene.scenario.id),
    text: text.filter((value) => value.trim() !== ''),
    description: fc.string(),
  });

  it('never leaves a placeholder unfilled', () => {
    fc.assert(
      fc.property(fc.array(choiceArbitrary, { minLength: 1, maxLength: 8 }), (choices) => {
        let state = gameAfter();
        for (const choice of choices) {
          state = transition(state, { type: 'choiceMade', choice }, storyOf).state;
          expect(state.scene.scenario.description.trim()).not.toBe('');
        }
        expect(state.scene.decisions).toEqual(choices.map((choice) => choice.text));
      }),
    );
  });
});
