import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journeyArbitrary, visitArbitrary } from '../testing/arbitraries';
import {
  answered,
  bronzeAge,
  chosen,
  effectsOf,
  failed,
  gameAfter,
  generatedChoices,
} from '../testing/fixtures';
import { shortStory } from '../testing/story';
import { initialState } from './initial-state';
import { replay } from '../testing/replay';
import { sceneAnnouncement } from './scene';
import type { GameState } from './state';
import { replayVisit, transition } from './transition';
import { choicesOf, upToChoice } from './visit';

const { numRuns = 300 } = fc.readConfigureGlobal();
const runs = { numRuns };

const arrived = gameAfter(answered('choices'), answered('image'));
const decided = replay(
  [chosen(arrived, 'Join them'), chosen(arrived, 'Share future knowledge')],
  arrived,
);

const unseen = ['id', 'scenarioId', 'timePeriodId', 'source'];

/** Returns what a visitor sees of a scene: not its ids, and not the source of its picture. */
function seen({ scene }: GameState): unknown {
  return JSON.parse(
    JSON.stringify(scene, (key, value: unknown) => (unseen.includes(key) ? undefined : value)),
  );
}

describe('the visit of a state', () => {
  it('restores the scene with its choices, its picture and its decisions, in a new game too', () => {
    const visit: unknown = JSON.parse(JSON.stringify(decided.visit));
    const restored = replayVisit(initialState(), visit as GameState['visit']);
    expect(restored?.scene).toEqual(decided.scene);
    expect(restored?.scene.decisions).toEqual(['Join them', 'Share future knowledge']);
  });

  it('restores the scene after any journey', () => {
    fc.assert(
      fc.property(journeyArbitrary, (journey) => {
        // A picture that could not be loaded is tried again. A game starts once.
        const events = journey.filter(({ type }) => type !== 'pictureFailed' && type !== 'started');
        const state = gameAfter(...events);
        const restored = replayVisit(state, state.visit);
        expect(restored && seen(restored)).toEqual(seen(state));
        expect(restored?.visit.events).toHaveLength(state.visit.events.length);
      }),
      runs,
    );
  });

  it('restores the fallback picture that was shown because only the image failed', () => {
    const there = gameAfter({ type: 'eraSelected', slug: 'modern' });
    const late = [failed('image', 2), answered('context', undefined, 2)];
    const state = replay(late, there);
    expect(state.scene.picture.source).toBe('fallback');
    const restored = replayVisit(initialState(), state.visit);
    expect(restored?.scene.picture).toEqual(state.scene.picture);
    // And it does so the next time.
    expect(restored?.visit.events).toHaveLength(state.visit.events.length);
  });

  it('holds an era that only the server knows', () => {
    const there = gameAfter(
      { type: 'periodsLoaded', periods: [bronzeAge] },
      { type: 'eraSelected', slug: bronzeAge.slug },
    );
    const after = replay([chosen(there, 'Join the people in front of you')], there);
    const restored = replayVisit(initialState(), after.visit);
    expect(restored && seen(restored)).toEqual(seen(after));
    expect(restored?.periods).toEqual(initialState().periods);
  });

  it('tells the decisions with the story of its era', () => {
    const restored = replayVisit(initialState(), decided.visit, () => shortStory);
    expect(restored?.scene.scenario.description).toContain('Shared, first.');
  });
});

describe('a restored visit', () => {
  it('asks for nothing, and drops the answers that are still on their way', () => {
    const { state, effects } = transition(gameAfter(), {
      type: 'visitRestored',
      visit: decided.visit,
    });
    expect(effectsOf(effects, 'generate')).toEqual([]);
    const late = transition(state, answered('context')).state;
    expect(late).toBe(state);
  });

  it('is announced by its impact, or by its place if nothing was decided there', () => {
    const back = (visit: GameState['visit']) =>
      transition(gameAfter(), { type: 'visitRestored', visit }).opened;
    expect(back(decided.visit)).toEqual({ by: 'return', announcement: decided.scene.impact });
    expect(back({ slug: 'renaissance', events: [] })?.announcement).toMatch(
      /^You are now in Florence, in the year 1503: /,
    );
  });

  it('lets the music follow only into another era', () => {
    const music = (slug: string) =>
      effectsOf(
        transition(gameAfter(), { type: 'visitRestored', visit: { slug, events: [] } }).effects,
        'followTheme',
      );
    expect(music('renaissance')).toEqual([{ type: 'followTheme', slug: 'renaissance' }]);
    expect(music('medieval')).toEqual([]);
  });

  it('closes the dialogs', () => {
    const open = gameAfter({ type: 'contextOpened' }, { type: 'journalOpened' });
    const { state } = transition(open, { type: 'visitRestored', visit: decided.visit });
    expect(state).toMatchObject({ contextOpen: false, journalOpen: false });
  });

  it('of an era that nobody knows changes nothing', () => {
    const state = gameAfter();
    const visit = { slug: 'nowhere', events: [] };
    expect(transition(state, { type: 'visitRestored', visit })).toEqual({
      state,
      effects: [],
      opened: null,
    });
  });

  it('leads to a game that can be played on, whatever it holds', () => {
    fc.assert(
      fc.property(visitArbitrary, (visit) => {
        const { state } = transition(gameAfter(), { type: 'visitRestored', visit });
        const made = chosen(state, 'Wait');
        expect(transition(state, made).state.scene.impact).toMatch(/^You chose to wait/);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      runs,
    );
  });
});

describe('undoing a choice', () => {
  it('restores the scene before it, with the choices that were on offer', () => {
    const { state, effects, opened } = transition(decided, { type: 'choiceUndone' });
    expect(state.scene.decisions).toEqual(['Join them']);
    const before = transition(state, { type: 'choiceUndone' }).state;
    expect(before.scene).toEqual(arrived.scene);
    expect(before.scene.choices.map(({ text }) => text)).toEqual(
      generatedChoices.map(({ text }) => text),
    );
    expect(opened?.by).toBe('return');
    expect(effectsOf(effects, 'generate')).toEqual([]);
  });

  it('is announced as an undo, with the scene in which the visitor is again', () => {
    const back = transition(decided, { type: 'choiceUndone' });
    expect(back.opened?.announcement).toBe(
      `Undone: Share future knowledge. ${back.state.scene.impact}`,
    );
    const first = transition(back.state, { type: 'choiceUndone' });
    expect(first.opened?.announcement).toBe(
      `Undone: Join them. ${sceneAnnouncement(first.state.scene)}`,
    );
  });

  it('is announced in the same words after the browser has gone back, and a longer way back is not', () => {
    const visit = upToChoice(decided.visit, 1);
    const undone = transition(decided, { type: 'choiceUndone' }).opened;
    expect(transition(decided, { type: 'visitRestored', visit }).opened).toEqual(undone);
    const start = { type: 'visitRestored', visit: upToChoice(decided.visit, 0) } as const;
    expect(transition(decided, start).opened?.announcement).toBe(sceneAnnouncement(arrived.scene));
  });

  it('changes nothing where nothing was chosen', () => {
    expect(transition(arrived, { type: 'choiceUndone' })).toEqual({
      state: arrived,
      effects: [],
      opened: null,
    });
  });

  it('leads back to what any scene was before the choice', () => {
    fc.assert(
      fc.property(journeyArbitrary, (journey) => {
        const state = gameAfter(
          ...journey.filter(({ type }) => type !== 'pictureFailed' && type !== 'started'),
        );
        const there = replay([chosen(state, 'Wait')], state);
        const { state: back } = transition(there, { type: 'choiceUndone' });
        expect(seen(back)).toEqual(seen(state));
      }),
      runs,
    );
  });

  it('keeps the first choices of a visit, and every answer', () => {
    fc.assert(
      fc.property(visitArbitrary, fc.nat(8), (visit, count) => {
        const kept = upToChoice(visit, count);
        expect(choicesOf(kept)).toEqual(choicesOf(visit).slice(0, count));
        const answers = (of: typeof visit) => of.events.filter(({ type }) => type !== 'choiceMade');
        expect(answers(kept)).toEqual(answers(visit));
      }),
      runs,
    );
  });
});

describe('a page that loads with a restored scene', () => {
  it('asks for the list of eras alone, and changes nothing', () => {
    expect(transition(decided, { type: 'resumed' })).toEqual({
      state: decided,
      effects: [{ type: 'loadPeriods' }],
      opened: null,
    });
  });
});
