import {
  type Choice,
  type Story,
  type GameEvent,
  type GameState,
  builtInPeriods,
  initialState,
  replayVisit,
  transition,
} from '@time-traveler/game-core';
import {
  type JournalEntry,
  type Journey,
  type JourneyVisit,
  type Visit,
  choicesOf,
  emptyJourney,
  journalOf,
  leftVisit,
  placeOfVisit,
  recordVisit,
  versionOf,
  visitAt,
} from '@time-traveler/game-core/journey';

/** A dialog on top of a scene. */
export type DialogName = 'context' | 'journal';

/** What an entry of the browser's history should show. Null if nothing was pressed on its page yet. */
type Entry = {
  readonly began: number;
  readonly inherited: number;
  readonly visit: Visit;
  readonly dialog: DialogName | null;
  /** True if the entry before is known to be the same scene: without its dialog, or before its last choice. */
  readonly follows: boolean;
} | null;

/** How a step moves through the browser's history. 0 if it stays at its entry. */
export type Move = -2 | -1 | 0 | 1 | 2;

/** The rules' own account of one tab: its scene, its history and its journal. Knows no browser. */
export class ModelTab {
  readonly #stories: ReadonlyMap<string, Story>;
  /** The state of the game, told by the stories. */
  told = initialState();
  /** The same state, told in general words, as on a device whose stories have not arrived. */
  general = initialState();
  /** Whether the visitor has asked for music on this page. */
  musicAsked = false;
  /** How many of the calls for parts of a scene this page should have made. */
  asked = 0;
  #entries: Entry[] = [null];
  #at = 0;
  #journey: Journey = emptyJourney;
  /** The era that was entered for the scene on screen; empty if it came otherwise. */
  #entered = '';
  #current = { began: 0, inherited: 0 };
  #newest = 0;
  /** The visits of this page as it has left them or found them, by their numbers. */
  readonly #left = new Map<number, Visit>();
  #isUndoing = false;

  /** What the page's own entry shows as long as nothing was pressed on it. */
  #bare: Entry = null;

  constructor(stories: ReadonlyMap<string, Story>) {
    this.#stories = stories;
  }

  /** The place of the current entry in the history, from 0. */
  get place(): number {
    return this.#at;
  }

  /** How many entries the history has. */
  get length(): number {
    return this.#entries.length;
  }

  /** The dialog that is open, or null. */
  get dialog(): DialogName | null {
    if (this.told.journalOpen) return 'journal';
    return this.told.contextOpen ? 'context' : null;
  }

  /** The decisions in the journal, in order. */
  get journal(): readonly JournalEntry[] {
    return journalOf(this.#journey).entries;
  }

  /** Where "Continue" leads, such as "Florence, 1503". Null if it is not offered. */
  get offer(): string | null {
    const left = this.#offered;
    const at = left && placeOfVisit(left.visit, builtInPeriods);
    return at ? `${at.place}, ${at.year}` : null;
  }

  get #offered(): JourneyVisit | undefined {
    if (choicesOf(this.told.visit).length > 0) return undefined;
    const onScreen = { slug: this.#entered, began: this.#current.began };
    return leftVisit(this.#journey, onScreen, builtInPeriods);
  }

  /** Returns whether a move stays within this history, and passes no page on which nothing was pressed. */
  canMove(by: number): boolean {
    const to = this.#at + by;
    if (to < 0 || to >= this.#entries.length) return false;
    const between = this.#entries.slice(Math.min(this.#at, to) + 1, Math.max(this.#at, to));
    return !between.includes(null);
  }

  /** Opens the game's address again: a new visit in the place of the current entry. */
  openAddress(): void {
    this.#entries[this.#at] = null;
    this.load();
  }

  /** Loads the page of the current entry. */
  load(): void {
    const entry = this.#entries[this.#at] ?? null;
    this.musicAsked = false;
    this.asked = 0;
    this.#entered = '';
    this.#current = entry ?? { began: this.#freshNumber(), inherited: 0 };
    this.#left.clear();
    if (entry) this.#resume(entry);
    this.told = initialState();
    this.general = initialState();
    const { visit } = this.told;
    this.#bare = entry === null ? { ...this.#current, visit, dialog: null, follows: false } : null;
    if (entry === null) {
      this.#dispatch({ type: 'started' });
      this.asked += 3;
    } else {
      this.told = this.#replay(entry, (slug) => this.#stories.get(slug));
      this.general = this.#replay(entry);
    }
    this.#dispatch({ type: 'periodsLoaded', periods: builtInPeriods });
  }

  /** Enters an era, from the timeline or from the journal. */
  enter(slug: string): void {
    const before = this.told.visit;
    const isOnDialog = this.dialog !== null;
    this.#dispatch({ type: 'eraSelected', slug });
    this.musicAsked = true;
    this.asked += 3;
    this.#put(before, isOnDialog ? 'replace' : 'push', {
      began: this.#freshNumber(),
      inherited: 0,
    });
  }

  /** Makes the choice of the card in this place, from 0. */
  choose(place: number): void {
    const pick = ({ scene }: GameState): Choice => {
      const choice = scene.choices[place];
      if (choice === undefined) throw new Error(`There is no choice ${place}`);
      return choice;
    };
    const before = this.told.visit;
    const [told, general] = [pick(this.told), pick(this.general)];
    this.told = this.#next({ type: 'choiceMade', choice: told });
    this.general = transition(this.general, { type: 'choiceMade', choice: general }).state;
    this.#put(before, 'push', this.#current, true);
  }

  /** Takes back the last choice. Returns the move through the history that this takes. */
  undo(): Move {
    if (this.#entries[this.#at]?.follows) {
      this.#isUndoing = true;
      return -1;
    }
    this.#dispatch({ type: 'choiceUndone' });
    this.#put(this.told.visit, 'replace', this.#current);
    return 0;
  }

  /** Continues where the last visit ended. */
  goOn(): void {
    const left = this.#offered;
    if (left === undefined) throw new Error('There is nothing to continue');
    const before = this.told.visit;
    const { visit, ...numbers } = left;
    this.#resume(left);
    this.#dispatch({ type: 'visitRestored', visit });
    this.#put(before, 'push', numbers);
  }

  /** Returns to the scene after a decision of the journal, by its place in it. */
  returnTo(place: number): void {
    const moment = this.journal[place]?.moment;
    const visit = moment === undefined ? undefined : visitAt(this.#journey, moment);
    if (visit === undefined) throw new Error(`There is no decision ${place}`);
    const before = this.told.visit;
    this.#dispatch({ type: 'visitRestored', visit });
    this.#put(before, 'replace', {
      began: this.#freshNumber(),
      inherited: choicesOf(visit).length,
    });
  }

  /** Opens a dialog. */
  open(dialog: DialogName): void {
    this.#show(dialog);
    const { visit } = this.told;
    const entry = this.#entries[this.#at] ?? { ...this.#current, visit, follows: false };
    this.#entries[this.#at] = { ...entry, dialog: null };
    this.#entries.length = this.#at + 1;
    this.#at = this.#entries.push({ ...entry, dialog, follows: true }) - 1;
  }

  /** Closes the dialog by its button or a key. Returns the move through the history that this takes. */
  close(): Move {
    const entry = this.#entries[this.#at];
    if (entry?.follows) return -1;
    this.#show(null);
    if (entry) this.#entries[this.#at] = { ...entry, dialog: null };
    return 0;
  }

  /** Arrives at another entry of the history, on a page that was `loaded` for it or on the same one. */
  move(by: Move, loaded: boolean): void {
    this.#at += by;
    // Chromium may go back to an older page's entries without loading that page, and forward to this one's.
    const next = this.#entries[this.#at] ?? (loaded ? null : this.#bare);
    if (loaded) {
      // Another visit may have begun in the place of the entry before.
      if (next) this.#entries[this.#at] = { ...next, follows: false };
      return this.load();
    }
    if (next === null) throw new Error('The page began with a scene, so no entry of it is bare');
    const { began, inherited, visit, dialog } = next;
    if (!sameScene(next, { ...this.#current, visit: this.told.visit })) {
      this.#dispatch({ type: 'visitRestored', visit });
      this.#current = { began, inherited };
      // Back is also the way out of the page, so it takes nothing out of the journal.
      if (this.#isUndoing || this.#lead() > 0) this.#record();
      else this.#resume({ began, visit: this.told.visit });
    }
    this.#isUndoing = false;
    this.#entries[this.#at] = { ...next, visit: this.told.visit };
    this.#show(dialog);
  }

  /** An answer, or the failure of a part or of a picture, has arrived. */
  arrive(event: GameEvent): void {
    const before = this.told.visit;
    this.#dispatch(event);
    if (this.told.visit === before) return;
    const entry = this.#entries[this.#at];
    if (!entry) return;
    this.#entries[this.#at] = { ...entry, visit: this.told.visit };
    if (this.#recorded()?.began === this.#journey.last && this.#lead() >= 0) this.#record();
  }

  /** Returns how many choices more than the journal the visit on screen has. */
  #lead(): number {
    const recorded = this.#recorded();
    const { length } = choicesOf(this.told.visit);
    return recorded ? length - choicesOf(recorded.visit).length : 0;
  }

  #show(dialog: DialogName | null): void {
    this.#dispatch({ type: dialog === 'context' ? 'contextOpened' : 'contextClosed' });
    this.#dispatch({ type: dialog === 'journal' ? 'journalOpened' : 'journalClosed' });
  }

  /** Puts the scene into the history and the journal. */
  #put(
    before: Visit,
    step: 'push' | 'replace',
    { began, inherited }: { began: number; inherited: number },
    follows = false,
  ): void {
    const { visit } = this.told;
    const bare = { ...this.#current, visit: before, dialog: null, follows: false };
    this.#entries[this.#at] ??= bare;
    this.#current = { began, inherited: Math.min(inherited, choicesOf(visit).length) };
    if (step === 'push') {
      this.#entries.length = this.#at + 1;
      this.#at += 1;
    }
    this.#entries[this.#at] = { ...this.#current, visit, dialog: null, follows };
    this.#record();
  }

  #recorded(): JourneyVisit | undefined {
    const { began } = this.#current;
    return versionOf(this.#journey, began, this.#left.get(began) ?? this.told.visit);
  }

  /** Continues a visit as it is, unless the page has left it in another state itself. */
  #resume({ began, visit }: Numbered): void {
    if (!this.#left.has(began)) this.#left.set(began, visit);
  }

  /** Returns a number for a new visit, far from those of others, as times are. */
  #freshNumber(): number {
    this.#newest += 1_000;
    return this.#newest;
  }

  #record(): void {
    const { began } = this.#current;
    const { visit } = this.told;
    const current = { ...this.#current, visit };
    this.#journey = recordVisit(this.#journey, current, this.#left.get(began) ?? null);
    this.#left.set(began, visit);
  }

  #next(event: GameEvent): GameState {
    const { state, opened } = transition(this.told, event, (slug) => this.#stories.get(slug));
    if (opened) this.#entered = opened.by === 'era' ? state.activeSlug : '';
    return state;
  }

  #dispatch(event: GameEvent): void {
    this.told = this.#next(event);
    this.general = transition(this.general, event).state;
  }

  #replay(
    { visit, dialog }: NonNullable<Entry>,
    storyOf?: (slug: string) => Story | undefined,
  ): GameState {
    const state = replayVisit(initialState(), visit, storyOf);
    if (state === undefined) throw new Error(`Nobody knows the era ${visit.slug}`);
    return { ...state, contextOpen: dialog === 'context', journalOpen: dialog === 'journal' };
  }
}

function sameLine(one: Visit, other: Visit): boolean {
  const line = (visit: Visit) => [visit.slug, ...choicesOf(visit)].join('\n');
  return line(one) === line(other);
}

type Numbered = Pick<NonNullable<Entry>, 'began' | 'visit'>;

function sameScene(one: Numbered, other: Numbered): boolean {
  return one.began === other.began && sameLine(one.visit, other.visit);
}
