import { describe, expect, it } from 'vitest';
import { initialState } from './initial-state';
import { replay } from '../testing/replay';
import { generalOutcomes } from '../eras/stories/general-outcomes';
import { fill } from './fill';
import { answered, bronzeAge, chosen, gameAfter } from '../testing/fixtures';
import { transition } from './transition';

const followUpTexts = [
  'Share future knowledge',
  'Keep your timeline secret',
  'Document your observations',
  'Try a different approach',
];

describe('a choice (SPEC §4)', () => {
  const before = gameAfter();
  const { scenario } = before.scene;

  it.each([
    ['Join the Crowd', 'join'],
    ['Speak up', 'speak'],
    ['Talk to Them', 'speak'],
    ['Offer silver', 'engage'],
    ['Test the writ', 'engage'],
    ['Explore the mill', 'engage'],
    ['Visit the priest', 'engage'],
    ['Attend the court', 'engage'],
    ['Read the Charter', 'generic'],
  ] as const)('to "%s" tells its %s outcome', (text, kind) => {
    const { state } = transition(before, chosen(before, text));
    expect(state.scene).toEqual({
      ...before.scene,
      decisions: [text],
      impact: `You chose to ${text.toLowerCase()}. This decision has changed the course of history...`,
      scenario: {
        ...scenario,
        title: `Aftermath: ${text}`,
        description: fill(generalOutcomes[kind], {
          choice: text,
          location: scenario.location,
          year: scenario.year,
        }),
      },
      deeds: [{}],
      choices: state.scene.choices,
    });
  });

  it('opens the scene of its aftermath, which announces the impact', () => {
    const { effects, opened } = transition(before, chosen(before, 'Join the Crowd'));
    expect(effects).toEqual([]);
    expect(opened).toEqual({
      by: 'choice',
      announcement:
        'You chose to join the crowd. This decision has changed the course of history...',
    });
  });

  it('leads to the four fixed follow-ups, again and again, under ids that never repeat', () => {
    let state = before;
    const ids = state.scene.choices.map(({ id }) => id);
    for (const text of ['Join the crowd', ...followUpTexts]) {
      state = transition(state, chosen(state, text)).state;
      expect(state.scene.choices.map((choice) => choice.text)).toEqual(followUpTexts);
      expect(state.scene.choices.every((choice) => choice.scenarioId === scenario.id)).toBe(true);
      ids.push(...state.scene.choices.map(({ id }) => id));
    }
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('applies the same rules to a follow-up', () => {
    const [, , document] = gameAfter(chosen(before, 'Wait')).scene.choices;
    expect(document?.text).toBe('Document your observations');
    const after = replay(document ? [{ type: 'choiceMade', choice: document }] : [], before);
    expect(after.scene.scenario.title).toBe('Aftermath: Document your observations');
  });

  it('sends no request and leaves the generation as it is', () => {
    const { state, effects } = transition(before, chosen(before, 'Wait'));
    expect(state.generation).toBe(before.generation);
    expect(effects.map(({ type }) => type)).not.toContain('generate');
  });

  it('may be a generated one', () => {
    const generated = gameAfter(answered('choices'));
    const [choice] = generated.scene.choices;
    const after = replay(choice ? [{ type: 'choiceMade', choice }] : [], generated);
    expect(after.scene.impact).toMatch('You chose to talk to the smith.');
  });

  it('is ignored if it belongs to the scenario of another era', () => {
    const future = gameAfter({ type: 'eraSelected', slug: 'future' });
    const { state, effects } = transition(future, chosen(before, 'Wait'));
    expect(state).toBe(future);
    expect(effects).toEqual([]);
  });

  it('works on the generic content of a period that only the server knows', () => {
    const bronze = gameAfter(
      { type: 'periodsLoaded', periods: [bronzeAge] },
      { type: 'eraSelected', slug: bronzeAge.slug },
    );
    const { state } = transition(bronze, chosen(bronze, 'Visit the harbour'));
    expect(state.scene.scenario.title).toBe('Aftermath: Visit the harbour');
    expect(state.scene.scenario.description).toBe(
      fill(generalOutcomes.engage, {
        choice: 'Visit the harbour',
        location: bronze.scene.scenario.location,
        year: bronze.scene.scenario.year,
      }),
    );
  });

  it('leaves the picture and the context as they are', () => {
    const { state } = transition(before, chosen(before, 'Wait'));
    expect(state.scene.picture).toBe(before.scene.picture);
    expect(state.scene.context).toBe(before.scene.context);
    expect(initialState().scene.scenario.title).toBe(scenario.title);
  });
});
