import { type Game, createGame, initialState } from '@time-traveler/game-core';
import { journalOf, writeJourney } from '@time-traveler/game-core/journey';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryDevice } from '../../fixtures/memory-device';
import { EARLY_KEY, leaveEarly } from '../leave-early';
import { type Change, createJourneyController } from './journey-controller';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Makes the first choice on offer. */
function choose(game: Game): void {
  const [choice] = game.getSnapshot().scene.choices;
  if (choice === undefined) throw new Error('There is no choice');
  game.dispatch({ type: 'choiceMade', choice });
}

const enter = (game: Game, slug: string) => game.dispatch({ type: 'eraSelected', slug });

/** Plays on a page without a journey and leaves it. Returns the text that it stores. */
function leave(play: (game: Game) => void, state: unknown = null) {
  const game = createGame({ runEffect: () => {} });
  const changes: Change[] = [];
  game.subscribe((opened) => changes.push({ state: game.getSnapshot(), opened }));
  game.dispatch({ type: 'started' });
  play(game);
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
  vi.stubGlobal('history', { state });
  const line = leaveEarly(changes, '');
  expect(texts.get(EARLY_KEY)).toBe(line);
  expect(leaveEarly(changes, line), 'a page that is left twice is stored once').toBe(
    texts.get(EARLY_KEY),
  );
  return line;
}

/** Opens the next page. `own` is what that page has stored itself. */
function arrive(device: ReturnType<typeof memoryDevice>, state = initialState(), own = '') {
  const game = createGame({ runEffect: () => {}, state });
  const stories = { get: () => undefined, fetch: () => Promise.resolve() };
  const controller = createJourneyController({ game, first: state, device, stories, early: own });
  game.subscribe((opened) => controller.follow({ state: game.getSnapshot(), opened }));
  const eras = () => journalOf(controller.getSnapshot()).entries.map(({ eraSlug }) => eraSlug);
  return { game, controller, eras };
}

describe('a page that was left before its journey was loaded', () => {
  it('has its decisions in the journal of the next page, which offers to continue', () => {
    const line = leave((game) => {
      choose(game);
      enter(game, 'renaissance');
      choose(game);
    });
    const device = memoryDevice({ early: line });
    const { controller, eras } = arrive(device);
    expect(eras()).toEqual(['medieval', 'renaissance']);
    expect(controller.getOffer()).toBe('Florence, 1503');
    expect(device.storage.read()).toBe(writeJourney(controller.getSnapshot()));
    expect(device.storage.takeEarly()).toBe('');
  });

  it('goes on with the visit that it was loaded with', () => {
    const device = memoryDevice();
    const before = arrive(device);
    choose(before.game);
    const line = leave((game) => {
      choose(game);
      choose(game);
    }, device.history.state());
    const next = arrive(memoryDevice({ stored: device.storage.read(), early: line }));
    expect(next.controller.getSnapshot().visits).toHaveLength(1);
    expect(next.eras()).toEqual(['medieval', 'medieval']);
  });

  it('has entered another era after the visit that it was loaded with, also by a clock that was set back', () => {
    const device = memoryDevice();
    const before = arrive(device);
    choose(before.game);
    vi.spyOn(Date, 'now').mockReturnValue(0);
    const line = leave((game) => {
      choose(game);
      enter(game, 'renaissance');
      choose(game);
    }, device.history.state());
    const next = arrive(memoryDevice({ stored: device.storage.read(), early: line }));
    expect(next.eras()).toEqual(['medieval', 'renaissance']);
  });

  it('is not counted twice if the browser has kept it and shows it again', () => {
    const line = leave(choose);
    const other = leave((game) => {
      enter(game, 'future');
      choose(game);
    });
    const { eras } = arrive(memoryDevice({ early: other + line }), initialState(), line);
    expect(eras()).toEqual(['future']);
  });

  it.each([
    '',
    '{',
    '[7]\n',
    'null\n[{}]\n',
    '[1,null,7]',
    '[1,null,{"generation":{"request":1},"visit":{}}]',
  ])('harms nothing if it has stored %j', (early) => {
    const { game, eras } = arrive(memoryDevice({ early }));
    expect(eras()).toEqual([]);
    choose(game);
    expect(eras()).toEqual(['medieval']);
  });
});
