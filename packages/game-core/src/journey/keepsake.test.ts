import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { loadStory } from '../stories';
import { initialState } from '../rules/initial-state';
import { replay } from '../testing/replay';
import { transition } from '../rules/transition';
import { journeyArbitrary } from '../testing/arbitraries';
import { answered, bronzeAge, chosen, gameAfter, generatedChoices } from '../testing/fixtures';
import { type Keepsake, creditLine, keepsakeFileName, keepsakeOf, keepsakeText } from './keepsake';

const keepsake: Keepsake = {
  eraSlug: 'medieval',
  eraName: 'Medieval Era',
  place: 'Bedfordshire, England',
  year: '1242',
  choice: 'Join the villagers',
  consequence: 'Alis slides her pot along. “Stay,” she says.',
  note: null,
  game: 'Historical Time Traveler',
};

const decided = (...texts: readonly string[]) =>
  texts.reduce((state, text) => transition(state, chosen(state, text)).state, gameAfter());

describe('a keepsake', () => {
  it('does not exist before a decision', () => {
    expect(keepsakeOf(gameAfter())).toBeNull();
  });

  it('says when and where the last decision was made, and how its text ends', () => {
    const state = decided('Join the villagers', 'Wait');
    const { description } = state.scene.scenario;
    const last = keepsakeOf(state);
    expect(last).toMatchObject({
      eraSlug: 'medieval',
      eraName: 'Medieval Era',
      place: 'Bedfordshire, England',
      year: '1242',
      choice: 'Wait',
      note: null,
    });
    expect(description.split('\n\n').at(-1)).toContain(last?.consequence);
    expect(last?.consequence).not.toContain('\n');
  });

  it('of the end of a visit has its name in place of the decision', () => {
    const { scene, ...state } = decided('Join the villagers');
    const reckoning = { name: 'Bread and down', why: '' };
    expect(keepsakeOf({ ...state, scene: { ...scene, reckoning } })?.choice).toBe('Bread and down');
  });

  it('is made of every built-in ending, with whole sentences', async () => {
    for (const { period, choices } of builtInEras) {
      const story = await loadStory(period.slug);
      const before = initialState(period.slug);
      for (const choice of choices) {
        const { state } = transition(before, { type: 'choiceMade', choice }, () => story);
        const kept = keepsakeOf(state);
        expect(kept?.choice).toBe(choice.text);
        expect(kept?.consequence).toMatch(/[.!?]”?$/);
        expect(kept?.consequence.length).toBeGreaterThan(60);
      }
    }
  });

  it('says so if a language model wrote the ending', () => {
    const [first] = generatedChoices;
    const choices = [{ ...first, text: 'Ask', outcome: 'They answer.' }, ...generatedChoices];
    const asked = (origin: 'model' | 'written') => {
      const state = gameAfter(answered('choices', { choices, origin } as never));
      const choice = state.scene.choices[0];
      if (choice === undefined) throw new Error('The scene has no choices');
      return keepsakeOf(transition(state, { type: 'choiceMade', choice }).state);
    };
    expect(asked('model')).toMatchObject({
      consequence: 'They answer.',
      note: 'Written by a language model',
    });
    expect(asked('written')).toMatchObject({ consequence: 'They answer.', note: null });
  });

  it('names an era that only the server knows', () => {
    const state = gameAfter(
      { type: 'periodsLoaded', periods: [bronzeAge] },
      { type: 'eraSelected', slug: bronzeAge.slug },
    );
    expect(keepsakeOf(transition(state, chosen(state, 'Wait')).state)).toMatchObject({
      eraSlug: bronzeAge.slug,
      eraName: bronzeAge.name,
    });
  });

  it('has words that fit on one line each, whatever happened', () => {
    fc.assert(
      fc.property(journeyArbitrary, (journey) => {
        const state = replay(journey);
        const kept = keepsakeOf(state);
        expect(kept === null).toBe(state.scene.impact === null);
        if (kept === null) return;
        expect(Object.values(kept).join('')).not.toMatch(/[\n\r]/);
        expect(kept.choice.length).toBeLessThanOrEqual(90);
        expect(kept.consequence.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});

describe('the text of a keepsake', () => {
  it('has the words of the card, each once, in sentences', () => {
    expect(keepsakeText(keepsake)).toBe(
      'Bedfordshire, England, 1242. Join the villagers. Alis slides her pot along. “Stay,” she says. Medieval Era. Historical Time Traveler.',
    );
  });

  it('names the writer and the photographer if the card does', () => {
    const text = keepsakeText(
      { ...keepsake, note: 'Written by a language model' },
      'Photograph: A',
    );
    expect(text).toContain('Written by a language model. Photograph: A. Medieval Era.');
  });

  it('adds no full stop to words that end by themselves', () => {
    expect(keepsakeText({ ...keepsake, choice: 'Wait…', consequence: '“No!”' })).toContain(
      '1242. Wait… “No!” Medieval Era.',
    );
  });
});

it('the credit names the photographer, shortened if the name is very long', () => {
  expect(creditLine('Ann Ashe')).toBe('Photograph: Ann Ashe');
  expect(creditLine('Ann '.repeat(40)).length).toBeLessThanOrEqual(75);
});

describe('the name of the file', () => {
  it('says era, year and decision', () => {
    expect(keepsakeFileName(keepsake)).toBe('medieval-1242-join-the-villagers.png');
  });

  it.each([
    ['Frag den Bürgermeister', 'medieval-1242-frag-den-burgermeister.png'],
    ['Don’t wait!', 'medieval-1242-dont-wait.png'],
    ['انتظر', 'medieval-1242.png'],
  ])('keeps to plain letters: %s', (choice, name) => {
    expect(keepsakeFileName({ ...keepsake, choice })).toBe(name);
  });

  it('can be used on every system, whatever the words are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), (choice, year) => {
        const name = keepsakeFileName({ ...keepsake, choice, year });
        expect(name).toMatch(/^medieval(-[a-z0-9]+)*\.png$/);
        expect(name.length).toBeLessThanOrEqual(84);
      }),
    );
  });
});

describe('made of little', () => {
  const source = {
    activeSlug: 'bronze',
    periods: [
      { slug: 'stone', name: 'Stone Age' },
      { slug: 'bronze', name: 'Bronze Age' },
    ],
    visit: {},
    scene: {
      decisions: ['Wait'],
      scenario: { location: 'Ur', year: -2000, description: '  First.\n \nThen.\nAnd last.\n\n' },
      reckoning: null,
      record: null,
    },
  };

  it('names the era, and ends with the last paragraph, wherever the text has blank lines', () => {
    expect(keepsakeOf(source)).toMatchObject({
      eraName: 'Bronze Age',
      consequence: 'Then. And last.',
      game: 'Historical Time Traveler',
    });
  });

  it('leaves out of its words what is empty', () => {
    const words = keepsakeText({ ...keepsake, consequence: '' });
    expect(words).toBe(
      'Bedfordshire, England, 1242. Join the villagers. Medieval Era. Historical Time Traveler.',
    );
  });

  it('adds a full stop after a mark inside the words, and none after a quotation', () => {
    const words = keepsakeText({ ...keepsake, choice: 'Stop! Go', consequence: '“Stay.”' });
    expect(words).toContain('Stop! Go. “Stay.” Medieval Era.');
  });

  it('has a file name without a hyphen at its ends', () => {
    const name = keepsakeFileName({ ...keepsake, eraSlug: '-a', choice: 'b!' });
    expect(name).toBe('a-1242-b.png');
  });
});
