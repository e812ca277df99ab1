import { type EraStory, type Game, type GameState, createGame, initialState, replayVisit } from '@time-traveler/game-core';
import {
  type Journey,
  type JourneyVisit,
  choicesOf,
  readJourney,
  writeJourney,
} from '@time-traveler/game-core/journey';
import { long } from '@time-traveler/testing/long-run';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryDevice } from '../../fixtures/memory-device';
import { EARLY_KEY, leaveEarly } from '../leave-early';
import type { Device } from './device';
import { type Change, type Keeper, createKeeper } from './keeper';

afterEach(() => vi.unstubAllGlobals());

const stories = { get: () => ({}) as EraStory, fetch: () => Promise.resolve() };
const MOST_VISITS = 60;
/** Later numbers are given anew when they are read. */
const LAST_MOMENT = 8.64e15;

/** Returns the decisions that a visit shows in the journal. */
const shownIn = ({ visit, inherited }: JourneyVisit) => choicesOf(visit).slice(inherited);
const decisionsIn = ({ visits }: Journey) => visits.flatMap(shownIn);

/** What all tabs of a browser share. */
class Browser {
  readonly texts = new Map<string, string>();
  readonly tabs: Tab[] = [];
  /** Texts of files: some from elsewhere, some saved from the tabs. */
  readonly files: string[];
  #time = 1_000_000;
  #decisions = 0;
  /** What was stored once and not taken back, with the number of its visit. */
  readonly #kept = new Map<string, number>();
  /** What was taken back, has had no room, or was cleared. */
  readonly #gone = new Set<string>();
  #cleared: readonly string[] = [];
  /** Which tabs have been in a visit. */
  readonly #pages = new Map<number, Set<Tab | 'elsewhere'>>();

  constructor(files: readonly string[]) {
    this.files = [...files];
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.texts.get(key) ?? null,
      setItem: (key: string, text: string) => this.texts.set(key, text),
    });
    this.tabs.push(new Tab(this));
  }

  readonly now = () => (this.#time += 1_000);

  /** Says that a tab has gone on with a visit. */
  claim(number: number, tab: Tab | 'elsewhere'): void {
    this.#pages.set(number, (this.#pages.get(number) ?? new Set<Tab | 'elsewhere'>()).add(tab));
  }

  isOnlyIn(number: number, tab: Tab): boolean {
    return [...(this.#pages.get(number) ?? [])].every((one) => one === tab);
  }

  newDecision(): string {
    this.#decisions += 1;
    return `Decision ${this.#decisions}`;
  }

  readonly storage: Device['storage'] = {
    read: () => this.texts.get('journey') ?? null,
    write: (text) => {
      this.texts.set('journey', text);
      return true;
    },
    takeEarly: () => {
      const text = this.texts.get(EARLY_KEY) ?? '';
      this.texts.delete(EARLY_KEY);
      return text;
    },
    onCleared: () => {},
  };

  /** From now on these must be in the journal. */
  keep(journey: Journey): void {
    for (const one of journey.visits)
      for (const text of shownIn(one)) if (!this.#gone.has(text)) this.#kept.set(text, one.began);
  }

  /** These may be missing from now on. */
  takeBack(texts: readonly string[]): void {
    for (const text of texts) {
      this.#gone.add(text);
      this.#kept.delete(text);
    }
  }

  /** The visitor clears the site's data. What no tab has stored yet may still come. */
  clear(): void {
    const waiting = this.tabs.flatMap((tab) => tab.waiting());
    const cleared = decisionsIn(this.stored()).filter((text) => !waiting.includes(text));
    this.#cleared = [...this.#cleared, ...cleared];
    this.takeBack([...this.#kept.keys()]);
    this.texts.clear();
  }

  decideAgain(texts: readonly string[]): void {
    this.#cleared = this.#cleared.filter((text) => !texts.includes(text));
  }

  stored(): Journey {
    const text = this.texts.get('journey');
    if (text === undefined) return { visits: [], last: null, endings: [] };
    const read = readJourney(text);
    if (!read.ok) throw new Error(`What is stored cannot be read: ${read.reason}`);
    return read.journey;
  }

  check(): void {
    const journey = this.stored();
    const shown = new Set(decisionsIn(journey));
    const numbers = journey.visits.map(({ began }) => began);
    const oldest = Math.min(...numbers.filter((began) => began !== journey.last));
    for (const [text, began] of this.#kept) {
      if (shown.has(text)) continue;
      // Limits drop the oldest visits.
      expect(numbers.length, `${text} is missing`).toBe(MOST_VISITS);
      expect(began, `${text} was not in the oldest visit`).toBeLessThan(oldest);
      this.takeBack([text]);
    }
    this.keep(journey);
    for (const text of this.#cleared) expect(shown, `${text} was cleared`).not.toContain(text);
  }

  /** What a file brings is no longer cleared. */
  bring(journey: Journey): void {
    const undone = this.tabs.flatMap(({ takenBack }) => takenBack);
    const texts = new Set(decisionsIn(journey).filter((text) => !undone.includes(text)));
    this.#cleared = this.#cleared.filter((text) => !texts.has(text));
    for (const text of texts) this.#gone.delete(text);
    this.keep(journey);
  }
}

/** One tab with its history. */
class Tab {
  readonly #browser: Browser;
  readonly #device: ReturnType<typeof memoryDevice>;
  #game: Game;
  #keeper: Keeper;
  #jobs: (() => void)[] = [];
  #moved = () => {};
  /** What was taken back here and is not stored yet. */
  takenBack: string[] = [];
  /** The lines of this page's visits as it has left them, by the visits' numbers. */
  #lines = new Map<number, readonly string[]>();

  constructor(browser: Browser, original?: Tab) {
    this.#browser = browser;
    this.#device = memoryDevice({ state: original === undefined ? null : original.#device.history.state() });
    this.#device.history.onMove(() => this.#moved());
    [this.#game, this.#keeper] = this.#load(original === undefined ? initialState() : original.#game.getSnapshot());
  }

  #load(state: GameState): [Game, Keeper] {
    const game = createGame({ runEffect: () => {}, state });
    const device: Device = {
      ...this.#device,
      storage: this.#browser.storage,
      now: this.#browser.now,
      history: { ...this.#device.history, onMove: (listener) => (this.#moved = listener) },
      whenIdle: (job) => this.#jobs.push(job),
    };
    const keeper = createKeeper({ game, first: state, device, stories });
    game.subscribe((effects) => keeper.follow({ state: game.getSnapshot(), effects }));
    this.#lines = new Map();
    this.#arrive(game);
    // Whether the journal's longer version is this tab's or another one's cannot be told.
    for (const { began, visit: { events } } of keeper.getSnapshot().visits)
      if (began === this.#number() && events.length > state.visit.events.length)
        this.#browser.claim(began, 'elsewhere');
    return [game, keeper];
  }

  /** The number of the visit on screen, or null before anything was pressed. */
  #number(): number | null {
    const state = this.#device.history.state() as { journey: { began: number } } | null;
    return state && state.journey.began;
  }

  /** Goes on from the line on screen, unless this page has left another one in the same visit. */
  #arrive(game: Game): void {
    const number = this.#number();
    if (number === null) return;
    this.#browser.claim(number, this);
    const { decisions } = game.getSnapshot().scene;
    // A step forward makes an undone decision again.
    const known = this.#lines.get(number);
    if (known && decisions.length > known.length) this.#browser.decideAgain(decisions);
    if (decisions.length > (known?.length ?? -1)) this.#lines.set(number, decisions);
  }

  /** Leaves a visit as it is on screen: what it had before and has not now is taken back. */
  #leave(): void {
    const number = this.#number() ?? 0;
    const { decisions } = this.#game.getSnapshot().scene;
    const before = this.#lines.get(number) ?? [];
    const gone = before.filter((text) => !decisions.includes(text));
    this.takenBack.push(...gone);
    this.#browser.takeBack(gone);
    this.#browser.claim(number, this);
    this.#lines.set(number, decisions);
  }

  /** What may have been decided since the last save. */
  waiting(): readonly string[] {
    return this.#jobs.length === 0 ? [] : [...this.#lines.values()].flat();
  }

  decide(): void {
    decideIn(this.#game, this.#browser.newDecision());
    this.#leave();
  }

  enter(slug: string): void {
    this.#game.dispatch({ type: 'eraSelected', slug });
    this.#leave();
  }

  undo(): void {
    if (this.#game.getSnapshot().scene.decisions.length === 0) return;
    this.#keeper.undo();
    this.#leave();
  }

  move(by: number): void {
    this.#device.go(by);
    this.#arrive(this.#game);
  }

  goOn(): void {
    this.#keeper.goOn();
    this.#arrive(this.#game);
  }

  returnTo(moment: number): void {
    this.#keeper.returnTo(moment);
    this.#arrive(this.#game);
  }

  saveFile(): void {
    this.#browser.files.push(writeJourney(this.#keeper.getSnapshot()));
  }

  openFile(text: string): void {
    const read = readJourney(text);
    if (!read.ok) throw new Error(`A file cannot be read: ${read.reason}`);
    this.#browser.bring(read.journey);
    for (const { began } of read.journey.visits) this.#browser.claim(began, 'elsewhere');
    this.#keeper.add(read.journey);
  }

  idle(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    for (const job of jobs) job();
    this.takenBack = [];
    const number = this.#number();
    const line = number === null ? undefined : this.#lines.get(number);
    if (jobs.length === 0 || number === null || number >= LAST_MOMENT) return;
    if (!this.#browser.isOnlyIn(number, this)) return;
    const { visits, last } = this.#browser.stored();
    const stored = visits.find(({ began }) => began === number);
    // The newest version of a visit wins.
    if (last === number && stored && line?.length)
      expect(choicesOf(stored.visit)).toEqual(line);
  }

  reload(): void {
    this.idle();
    [this.#game, this.#keeper] = this.#load(this.#game.getSnapshot());
  }

  /** Loads the page again and leaves it before its journey is there. */
  leaveEarly(slug: string | null): void {
    this.idle();
    const number = this.#number();
    if (number !== null) this.#browser.claim(number, 'elsewhere');
    const { visit } = this.#game.getSnapshot();
    const isResumed = this.#number() !== null;
    const state = (isResumed && replayVisit(initialState(), visit)) || initialState();
    const game = createGame({ runEffect: () => {}, state });
    const changes: Change[] = [];
    game.subscribe((effects) => changes.push({ state: game.getSnapshot(), effects }));
    game.dispatch({ type: isResumed ? 'resumed' : 'started' });
    decideIn(game, this.#browser.newDecision());
    if (slug !== null) {
      game.dispatch({ type: 'eraSelected', slug });
      decideIn(game, this.#browser.newDecision());
    }
    vi.stubGlobal('history', { state: this.#device.history.state() });
    const now = vi.spyOn(Date, 'now').mockReturnValue(this.#browser.now());
    leaveEarly(changes, '');
    now.mockRestore();
    [this.#game, this.#keeper] = this.#load(this.#game.getSnapshot());
    this.idle();
  }
}

function decideIn(game: Game, text: string): void {
  const scenarioId = game.getSnapshot().scene.scenario.id;
  game.dispatch({ type: 'choiceMade', choice: { id: 1, scenarioId, text, description: '' } });
}

const event = (text: string) => ({
  type: 'choiceMade' as const,
  choice: { id: 1, scenarioId: 1, text, description: '' },
});

/** A file from elsewhere, whose visits may have any numbers, also those of this browser's tabs. */
const foreignFile = fc
  .tuple(
    fc.nat(99),
    fc.uniqueArray(
      fc.oneof(
        fc.nat(9).map((place) => 1_001_000 + place * 1_000),
        fc.nat(9).map((place) => 1_001_000 + place),
        fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, LAST_MOMENT, 0),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.nat(3),
  )
  .map(([file, numbers, inherited]) => fileOf(file, numbers, inherited));

/** A file that leaves hardly any room. */
const fullFile = fc
  .tuple(fc.nat(99), fc.constantFrom(1, 999_990, 1_002_500), fc.integer({ min: 50, max: 60 }))
  .map(([file, first, count]) =>
    fileOf(
      file,
      Array.from({ length: count }, (_, place) => first + place),
      0,
    ),
  );

function fileOf(file: number, numbers: readonly number[], inherited: number): string {
  const visits = numbers.map((began) => ({
    began,
    inherited: Math.min(inherited, 1),
    visit: {
      slug: 'future',
      events: [event(`File ${file}, ${began}, 1`), event(`File ${file}, ${began}, 2`)],
    },
  }));
  return writeJourney({ visits, last: numbers[0] ?? null, endings: [] });
}

type Step = (browser: Browser, tab: Tab) => void;

/** A kind of step with its weight; each is told by its name and what it was given. */
function step<Value>(
  weight: number,
  name: string,
  values: fc.Arbitrary<Value>,
  take: (value: Value, browser: Browser, tab: Tab) => void,
) {
  const arbitrary = values.map((value): Step => {
    const words = [name, String(value)].join(' ');
    return Object.assign((browser: Browser, tab: Tab) => take(value, browser, tab), {
      [fc.toStringMethod]: () => words,
    });
  });
  return { weight, arbitrary };
}

const none = fc.constant('');
const slug = fc.constantFrom('medieval', 'renaissance', 'future');

const commonSteps = [
  step(8, 'decide', none, (_, __, tab) => tab.decide()),
  step(3, 'enter', slug, (name, _, tab) => tab.enter(name)),
  step(2, 'undo', none, (_, __, tab) => tab.undo()),
  step(2, 'move', fc.constantFrom(-2, -1, 1, 2), (by, _, tab) => tab.move(by)),
  step(1, 'continue', none, (_, __, tab) => tab.goOn()),
  step(1, 'return to', fc.nat(9), (moment, _, tab) => tab.returnTo(moment)),
  step(6, 'idle', none, (_, __, tab) => tab.idle()),
  step(2, 'reload', none, (_, __, tab) => tab.reload()),
  step(2, 'duplicate', none, (_, browser, tab) => browser.tabs.push(new Tab(browser, tab))),
  step(1, 'new tab', none, (_, browser) => browser.tabs.push(new Tab(browser))),
  step(1, 'leave early', fc.option(slug), (name, _, tab) => tab.leaveEarly(name)),
];

const fileSteps = [
  step(1, 'save a file', none, (_, __, tab) => tab.saveFile()),
  step(2, 'open file', fc.nat(), (place, browser, tab) => {
    const file = browser.files[place % browser.files.length];
    if (file !== undefined) tab.openFile(file);
  }),
];

const clearStep = step(1, 'clear', none, (_, browser) => browser.clear());

/** Runs steps, each in one of the tabs that there are by then, and looks at what is stored after each. */
function run(files: readonly string[], steps: readonly (readonly [number, Step])[]): void {
  const browser = new Browser(files);
  const then = (job: () => void) => {
    job();
    browser.check();
  };
  for (const [place, one] of steps) {
    const tab = browser.tabs[place % browser.tabs.length];
    if (tab) then(() => one(browser, tab));
  }
  for (const tab of browser.tabs) then(() => tab.idle());
  for (const tab of browser.tabs) then(() => tab.reload());
}

const stepsOf = (steps: typeof commonSteps) =>
  fc.array(fc.tuple(fc.nat(5), fc.oneof(...steps)), { maxLength: 40, size: 'max' });
const files = fc.array(fc.oneof(foreignFile, fullFile), { maxLength: 3 });
const numRuns = long ? 10_000 : 150;

describe('the journal of a browser with any number of tabs', () => {
  it('holds whatever was stored or opened, in any order of tabs, files, saves and reloads', () => {
    fc.assert(fc.property(files, stepsOf([...commonSteps, ...fileSteps]), run), { numRuns });
  }, 600_000);

  it('holds nothing that the visitor has cleared, whatever the open tabs do then', () => {
    fc.assert(fc.property(files, stepsOf([...commonSteps, clearStep]), run), { numRuns });
  }, 600_000);
});
