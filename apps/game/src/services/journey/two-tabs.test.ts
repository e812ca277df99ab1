import { type Story, createGame, initialState } from '@time-traveler/game-core';
import {
  type Journey,
  countDecisions,
  journalOf,
  readJourney,
  writeJourney,
} from '@time-traveler/game-core/journey';
import { describe, expect, it, vi } from 'vitest';
import { memoryDevice } from '../../fixtures/memory-device';
import type { Device } from './device';
import { createJourneyController } from './journey-controller';

const stories = { get: () => ({}) as Story, fetch: () => Promise.resolve() };
const { periods } = initialState();

/** What the tabs of a browser share. */
function browser(stored: string | null = null) {
  let text = stored;
  let time = 1_000_000;
  let cleared: (() => void)[] = [];
  return {
    text: () => text,
    journey() {
      const read = readJourney(text ?? '');
      return read.ok ? read.journey : null;
    },
    clear() {
      text = null;
    },
    tellOfClearing: () => cleared.forEach((listener) => listener()),
    now: () => (time += 1_000),
    storage: {
      read: () => text,
      write(next: string) {
        text = next;
        return true;
      },
      takeEarly: () => '',
      onCleared: (listener: () => void) => {
        cleared = [...cleared, listener];
      },
    },
  };
}

/** A tab of a browser, or the copy of one. It stores what it has only when the test makes it idle. */
function open(place: ReturnType<typeof browser>, original?: { state: () => unknown; game: Game }) {
  const memory = memoryDevice({ state: original ? original.state() : null });
  const jobs: (() => void)[] = [];
  const device: Device = {
    ...memory,
    storage: place.storage,
    now: place.now,
    whenIdle: (job) => jobs.push(job),
  };
  const first = original ? original.game.getSnapshot() : initialState();
  const game = createGame({ runEffect: () => {}, state: first });
  const controller = createJourneyController({ game, first, device, stories });
  game.subscribe((opened) => controller.follow({ state: game.getSnapshot(), opened }));
  const journey = () => controller.getSnapshot();
  return {
    game,
    controller,
    state: () => memory.history.state(),
    idle: () => jobs.splice(0).forEach((job) => job()),
    enter: (slug: string) => game.dispatch({ type: 'eraSelected', slug }),
    choose(text: string) {
      const scenarioId = game.getSnapshot().scene.scenario.id;
      const choice = { id: 1, scenarioId, text, description: '' };
      game.dispatch({ type: 'choiceMade', choice });
    },
    decisions: () => journalOf(journey(), periods).entries.map(({ choice }) => choice),
  };
}
type Game = ReturnType<typeof createGame>;

const eventOf = (text: string) => ({
  type: 'choiceMade' as const,
  choice: { id: 1, scenarioId: 1, text, description: '' },
});

/** The journey of a file with a visit at each of these times, in which one decision was made. */
function journeyAt(...times: readonly number[]): Journey {
  return {
    visits: times.map((began) => ({
      began,
      inherited: 0,
      visit: { slug: 'future', events: [eventOf(`At ${began}`)] },
    })),
    last: times[0] ?? null,
    endings: [],
  };
}

const stored = (place: ReturnType<typeof browser>) =>
  journalOf(place.journey() ?? journeyAt(), periods).entries.map(({ choice }) => choice);

describe('two tabs', () => {
  it('lose nothing of a file that one of them opens after the other has decided something', () => {
    const place = browser();
    const [one, other] = [open(place), open(place)];
    one.choose('Wait');
    one.idle();
    other.choose('Run');
    other.idle();
    one.controller.add(journeyAt(1, 2));
    expect(one.decisions().sort()).toEqual(['At 1', 'At 2', 'Run', 'Wait']);
    expect(stored(place).sort()).toEqual(['At 1', 'At 2', 'Run', 'Wait']);
  });

  it('keep all visits that one of them has made before it was idle', () => {
    const place = browser();
    const [one, other] = [open(place), open(place)];
    other.choose('Run');
    other.idle();
    one.choose('Wait');
    one.enter('future');
    one.choose('Hide');
    one.idle();
    expect(stored(place).sort()).toEqual(['Hide', 'Run', 'Wait']);
  });

  it('do not overwrite each other’s journal if one of them has none yet', () => {
    const place = browser();
    const [one, other] = [open(place), open(place)];
    other.choose('Run');
    other.idle();
    one.controller.add(journeyAt(1));
    expect(stored(place)).toEqual(['At 1', 'Run']);
  });

  it('do not bring back a decision that was undone in one of them', () => {
    const place = browser();
    const one = open(place);
    one.choose('Wait');
    one.idle();
    const other = open(place);
    one.controller.undo();
    one.enter('future');
    one.idle();
    other.choose('Run');
    other.idle();
    expect(stored(place)).toEqual(['Run']);
  });
});

/** A tab in which something was decided, and its copy. */
function duplicated() {
  const place = browser();
  const one = open(place);
  one.choose('Wait');
  one.idle();
  return { place, one, copy: open(place, one) };
}

describe('a duplicated tab', () => {
  it('goes on with the same visit, and what both decide then is kept', () => {
    const { place, one, copy } = duplicated();
    expect(copy.controller.getOffer()).toBeNull();
    one.choose('Run');
    copy.choose('Hide');
    one.idle();
    copy.idle();
    expect(stored(place)).toEqual(['Wait', 'Run', 'Hide']);
    copy.choose('Sleep');
    one.choose('Swim');
    copy.idle();
    one.idle();
    expect(stored(place)).toEqual(['Wait', 'Run', 'Swim', 'Hide', 'Sleep']);
  });

  it('may be told of the other one’s decision before its own', () => {
    const { place, one, copy } = duplicated();
    one.choose('Run');
    one.idle();
    copy.controller.add(journeyAt(1));
    copy.choose('Hide');
    copy.idle();
    expect(stored(place)).toEqual(['At 1', 'Wait', 'Run', 'Hide']);
    const again = open(place, copy);
    again.choose('Sleep');
    again.idle();
    expect(stored(place)).toEqual(['At 1', 'Wait', 'Run', 'Hide', 'Sleep']);
  });

  it('undoes a decision for itself where the other one has gone on from it', () => {
    const { place, one, copy } = duplicated();
    one.choose('Run');
    one.idle();
    copy.controller.undo();
    copy.choose('Hide');
    copy.idle();
    expect(stored(place)).toEqual(['Wait', 'Run', 'Hide']);
  });
});

describe('a journey that the visitor has cleared', () => {
  it('is not written back by an open tab, which adds only what is new', () => {
    const place = browser();
    const one = open(place);
    one.choose('Wait');
    one.enter('future');
    one.choose('Hide');
    one.idle();
    place.clear();
    one.choose('Run');
    one.idle();
    expect(stored(place)).toEqual(['Run']);
    expect(place.text()).not.toContain('Wait');
    expect(place.journey()?.endings).toEqual([]);
    one.choose('Sleep');
    one.idle();
    expect(stored(place)).toEqual(['Run', 'Sleep']);
  });

  it('stays cleared if another tab has stored something since', () => {
    const place = browser();
    const one = open(place);
    one.choose('Wait');
    one.idle();
    const other = open(place);
    place.clear();
    other.choose('Run');
    other.idle();
    one.enter('future');
    one.choose('Hide');
    one.idle();
    expect(stored(place)).toEqual(['Run', 'Hide']);
  });

  it('comes back with its file, opened in a tab that does not know that it was cleared', () => {
    const place = browser();
    const one = open(place);
    one.choose('Wait');
    one.idle();
    const file = one.controller.getSnapshot();
    place.clear();
    one.controller.add(file);
    expect([one.decisions(), stored(place)]).toEqual([['Wait'], ['Wait']]);
  });

  it('leaves an open tab at once, with the offer to continue', () => {
    const place = browser(writeJourney(journeyAt(1)));
    const { controller, decisions } = open(place);
    expect(controller.getOffer()).not.toBeNull();
    const changed = vi.fn();
    controller.subscribe(changed);
    place.clear();
    place.tellOfClearing();
    expect(changed).toHaveBeenCalled();
    expect([decisions(), controller.getOffer(), place.text()]).toEqual([[], null, null]);
  });

  it('is not taken for cleared where storage has been blocked meanwhile', () => {
    const place = browser();
    const one = open(place);
    one.choose('Wait');
    one.idle();
    place.clear();
    place.storage.write = () => false;
    one.choose('Run');
    one.idle();
    expect(one.decisions()).toEqual(['Wait', 'Run']);
    expect(one.controller.isKept()).toBe(false);
  });
});

describe('a file whose visits began after all times', () => {
  it('leaves room for the numbers of new visits, and the journal is read again', () => {
    const place = browser();
    const one = open(place);
    const { MAX_SAFE_INTEGER: last } = Number;
    const text = writeJourney(journeyAt(last, last - 1, 1));
    const read = readJourney(text);
    expect(read.ok).toBe(true);
    if (read.ok) one.controller.add(read.journey);
    for (const text of ['Wait', 'Run', 'Hide']) {
      one.enter('medieval');
      one.choose(text);
    }
    one.idle();
    expect(stored(place).slice(-3)).toEqual(['Wait', 'Run', 'Hide']);
    const again = open(place);
    again.enter('modern');
    again.choose('Sleep');
    again.idle();
    expect(stored(place).slice(-4)).toEqual(['Wait', 'Run', 'Hide', 'Sleep']);
  });
});

describe('a tab that a newer version has overtaken', () => {
  it('leaves alone what that has stored, and says that nothing more is kept', () => {
    const place = browser();
    const one = open(place);
    one.choose('Wait');
    one.idle();
    const newer = (place.text() ?? '').replace('"version":1', '"version":9');
    place.storage.write(newer);
    one.choose('Run');
    one.idle();
    expect(place.text()).toBe(newer);
    expect(one.controller.isKept()).toBe(false);
    expect(one.decisions()).toEqual(['Wait', 'Run']);
  });
});

describe('a decision', () => {
  it('looks at its own visit only, before the tab is idle', () => {
    const times = Array.from({ length: 60 }, (_, index) => index + 1);
    const place = browser(writeJourney(journeyAt(...times)));
    const one = open(place);
    one.choose('Wait');
    one.idle();
    countDecisions(one.controller.getSnapshot(), periods);
    let looks = 0;
    for (const { visit } of one.controller.getSnapshot().visits.slice(0, -1)) {
      const { events } = visit;
      Object.defineProperty(visit, 'events', {
        enumerable: true,
        get() {
          looks += 1;
          return events;
        },
      });
    }
    one.choose('Run');
    expect(countDecisions(one.controller.getSnapshot(), periods)).toBe(61);
    expect(looks).toBe(0);
    one.idle();
    expect(stored(place)).toHaveLength(61);
  });
});
