import { type Page, type Route, expect } from '@playwright/test';
import { type EraStory, builtInEras, builtInPeriods } from '@time-traveler/game-core';
import { acceptPart } from '@time-traveler/game-core/answers';
import { PERIODS_PATH, type ScenePart } from '@time-traveler/game-core/contract';
import { loadStory } from '@time-traveler/game-core/stories';
import { pictureAddress, pictureDrawing } from '@time-traveler/testing';
import { eraNamed, GamePage } from './game-page';
import { ModelTab, type Move } from './model-tab';

/** One thing that a visitor or the server does. */
export type Step =
  | { readonly do: 'enter'; readonly slug: string; readonly by: 'mouse' | 'key' }
  | {
      readonly do: 'choose';
      readonly place: number;
      readonly by: 'mouse' | 'key';
      /** Whether a hurried visitor presses twice. */
      readonly twice: boolean;
    }
  | { readonly do: 'answer'; readonly call: number; readonly with: AnswerName }
  | { readonly do: 'open the background' }
  | { readonly do: 'open the journal' }
  | { readonly do: 'close the dialog'; readonly by: 'Escape' | 'button' }
  | { readonly do: 'press the music button' }
  | { readonly do: 'move through the history'; readonly by: Exclude<Move, 0> }
  | { readonly do: 'undo' }
  | { readonly do: 'continue' }
  | { readonly do: 'return to a decision'; readonly place: number }
  | { readonly do: 'begin anew'; readonly slug: string }
  | { readonly do: 'reload' }
  | { readonly do: 'open the address again' };

/** The steps that are possible while a dialog is open. */
const onDialogs: readonly Step['do'][] = [
  'answer',
  'close the dialog',
  'move through the history',
  'return to a decision',
  'begin anew',
  'reload',
  'open the address again',
];

/** The answers that the model's server gives. */
export const answers = {
  good: {
    image: { imageUrl: pictureAddress },
    choices: {
      choices: [
        { text: 'Talk to the smith', description: 'She counts.', outcome: 'She tells you.' },
        { text: 'Wait for the bell', description: 'It rings at dusk.' },
      ],
      origin: 'model',
    },
    context: { context: '<p>A notched stick was split.</p>', title: 'What Was Counted' },
  },
  other: {
    image: { imageUrl: '/images/future.avif' },
    choices: {
      choices: ['Join them', 'Visit the mill', 'Run'].map((text) => ({ text, description: '' })),
    },
    context: { context: '<p>Another text.</p>' },
  },
  wrong: { image: { imageUrl: 7 }, choices: { choices: [] }, context: {} },
  missing: {
    image: { imageUrl: '/images/nowhere.avif' },
    choices: null,
    context: { context: ' ' },
  },
} as const satisfies Record<string, Record<ScenePart, unknown>>;

/** The name of one of the server's answers, or a failure. */
export type AnswerName = keyof typeof answers | 'failure';

interface Call {
  readonly route: Route;
  readonly request: number;
  readonly part: ScenePart;
  answered: boolean;
}

/** What a visitor can see of the game, and what it has asked for, in the same form on the screen and in the model. */
export interface Seen {
  readonly title: string;
  /** The texts that may be below the title: an era's own story may not have arrived. */
  readonly story: readonly string[];
  readonly cards: readonly string[];
  readonly impact: string;
  readonly picture: string | null;
  readonly era: string;
  readonly theme: string;
  readonly dialog: string | null;
  /** What the music button says. */
  readonly music: string;
  /** The buttons below the Current Impact. */
  readonly journey: readonly string[];
  /** The decisions that an open journal lists. */
  readonly decisions: readonly string[];
  /** The place in the browser's history, from 0, and how many entries it has. */
  readonly history: readonly [place: number, length: number];
  /** How many lists of eras and how many parts of scenes this page has requested. */
  readonly calls: readonly [periods: number, parts: number];
}

/** The game in a browser beside its rules, which receive the same events. */
export class Session {
  readonly #page: Page;
  readonly #game: GamePage;
  readonly #tab: ModelTab;
  #calls: Call[] = [];
  #lists = 0;
  /** When presses of new choices count again. */
  #pressesCount = 0;

  private constructor(page: Page, stories: ReadonlyMap<string, EraStory>) {
    this.#page = page;
    this.#game = new GamePage(page);
    this.#tab = new ModelTab(stories);
  }

  /** Opens the game in a page of a new browser context. */
  static async open(page: Page): Promise<Session> {
    const stories = new Map<string, EraStory>();
    for (const { period } of builtInEras) stories.set(period.slug, await loadStory(period.slug));
    const session = new Session(page, stories);
    await page.route(`**${pictureAddress}`, (route) =>
      route.fulfill({ body: pictureDrawing, contentType: 'image/svg+xml' }),
    );
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      if (new URL(request.url()).pathname === PERIODS_PATH) {
        session.#lists += 1;
        return route.fulfill({ json: builtInPeriods });
      }
      const { type } = request.postDataJSON() as { type: ScenePart };
      const { request: current } = session.#tab.told.generation;
      session.#calls.push({ route, request: current, part: type, answered: false });
    });
    await session.#visit(
      () => session.#tab.load(),
      () => session.#game.open(),
    );
    return session;
  }

  /** Takes a step in the browser and in the rules. Returns false if the step is not possible now. */
  async take(step: Step): Promise<boolean> {
    const tab = this.#tab;
    if (tab.dialog !== null && !onDialogs.includes(step.do)) return false;
    switch (step.do) {
      case 'enter': {
        tab.enter(step.slug);
        const entry = this.#game.eraButton(eraNamed(step.slug));
        await (step.by === 'mouse' ? entry.click() : entry.press('Enter'));
        await this.#called();
        return true;
      }
      case 'choose': {
        const place = step.place % tab.told.scene.choices.length;
        const wait = this.#pressesCount - Date.now();
        if (wait > 0) await this.#page.waitForTimeout(wait);
        const card = this.#game.cards.nth(place);
        // The second press must not choose among the cards that the first one brings.
        if (step.by === 'mouse') await card.click({ clickCount: step.twice ? 2 : 1 });
        else {
          await card.press('Enter');
          if (step.twice) await this.#page.keyboard.press('Enter');
        }
        tab.choose(place);
        return true;
      }
      case 'answer':
        return this.#answer(step.call, step.with);
      case 'open the background':
        tab.open('context');
        await this.#game.learnMore.click();
        return true;
      case 'open the journal':
        if (tab.journal.length === 0 || tab.offer !== null) return false;
        tab.open('journal');
        await this.#page.getByRole('button', { name: /^Your journey/ }).click();
        return true;
      case 'close the dialog':
        return this.#close(step.by);
      case 'press the music button':
        tab.musicAsked = !tab.musicAsked;
        await this.#page.getByRole('button', { name: /^(?:Play|Pause) music$/ }).click();
        return true;
      case 'move through the history':
        if (!tab.canMove(step.by)) return false;
        await this.#move(step.by, () => this.#page.evaluate((by) => history.go(by), step.by));
        return true;
      case 'undo': {
        if (tab.told.scene.impact === null) return false;
        const move = tab.undo();
        await this.#move(move, () => this.#game.button('Undo choice').click());
        return true;
      }
      case 'continue':
        if (tab.offer === null) return false;
        await this.#game.button(`Continue: ${tab.offer}`).click();
        tab.goOn();
        return true;
      case 'return to a decision': {
        const count = tab.journal.length;
        if (tab.dialog !== 'journal' || count === 0) return false;
        const place = step.place % count;
        const decisions = this.#game.dialog.getByRole('button', { name: /^Return here: / });
        await decisions.nth(place).click();
        tab.returnTo(place);
        return true;
      }
      case 'begin anew': {
        if (tab.dialog !== 'journal') return false;
        const name = `Begin anew: ${eraNamed(step.slug).period.name}`;
        tab.enter(step.slug);
        await this.#game.dialog.getByRole('button', { name, exact: true }).click();
        await this.#called();
        return true;
      }
      case 'reload':
        await this.#visit(
          () => tab.load(),
          () => this.#page.reload(),
        );
        return true;
      case 'open the address again':
        await this.#visit(
          () => tab.openAddress(),
          () => this.#game.open(),
        );
        return true;
    }
  }

  /** What the rules say should be on the screen. */
  expected(): Seen {
    const { told, general, musicAsked, dialog, journal, offer, asked, place, length } = this.#tab;
    const { scene, activeSlug } = told;
    const decisions = `${journal.length} ${journal.length === 1 ? 'decision' : 'decisions'}`;
    return {
      title: scene.scenario.title,
      story: [scene.scenario.description, general.scene.scenario.description].map(words),
      cards: scene.choices.map(({ text, description }) => words(`${text} ${description}`)),
      impact: scene.impact ?? 'Your choices have not yet altered history',
      picture: scene.picture.url,
      era: eraNamed(activeSlug).period.name,
      theme: `${activeSlug}-theme`,
      dialog: dialog === 'journal' ? 'Your journey' : dialog && scene.context.title,
      music: musicAsked ? 'Pause music' : 'Play music',
      journey: [
        ...(offer === null ? [] : [`Continue: ${offer}`]),
        ...(offer === null && journal.length > 0 ? [`Your journey · ${decisions}`] : []),
        ...(scene.impact === null ? [] : ['Undo choice']),
      ],
      decisions: dialog === 'journal' ? journal.map(({ choice }) => `Return here: ${choice}`) : [],
      history: [place, length],
      calls: [1, asked],
    };
  }

  /** What is on the screen. */
  async seen(): Promise<Omit<Seen, 'story'> & { readonly story: string }> {
    const shown = await this.#page.evaluate(() => {
      const textOf = (element: Element | null) =>
        (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const text = (selector: string) => textOf(document.querySelector(selector));
      const link = document.querySelector('article a[aria-haspopup]');
      const image = document.querySelector('article img');
      const paragraphs = [...document.querySelectorAll('article p')].filter(
        (p) => link?.parentElement?.contains(p) && !p.closest('aside'),
      );
      const dialog = document.querySelector('[role=dialog]:not([data-state=closed])');
      const returns = dialog?.querySelectorAll('button[aria-label^="Return here"]') ?? [];
      const { navigation } = window as unknown as {
        navigation: { currentEntry: { index: number }; entries(): unknown[] };
      };
      return {
        title: text('article h2'),
        story: paragraphs
          .map((p) => p.textContent)
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        cards: [...document.querySelectorAll('main li button')].map(textOf),
        impact: text('main section section p'),
        picture: image === null ? null : image.getAttribute('src'),
        era: text('nav [aria-current] span span'),
        theme: [...document.documentElement.classList].join(' '),
        dialog: dialog === null ? null : textOf(dialog.querySelector('h2')),
        music: document.querySelector('[role=group] button')?.getAttribute('aria-label') ?? '',
        journey: [...document.querySelectorAll('main button')]
          .map(textOf)
          .filter((name) => /^(?:Continue: |Your journey|Undo choice)/.test(name)),
        decisions: [...returns].map((button) => button.getAttribute('aria-label') ?? ''),
        place: navigation.currentEntry.index,
        length: navigation.entries().length,
      };
    });
    const { place, length, ...rest } = shown;
    return { ...rest, history: [place, length], calls: [this.#lists, this.#calls.length] };
  }

  /** Compares the screen with the rules, which may be a moment ahead of it. */
  async compare(steps: readonly Step[]): Promise<void> {
    const last = JSON.stringify(steps.slice(-6));
    await expect(async () => {
      const { story: allowed, ...expected } = this.expected();
      const { story, ...seen } = await this.seen();
      expect(seen, `after ${last}`).toEqual(expected);
      expect(allowed, `after ${last}`).toContain(story);
    }).toPass({ timeout: 10_000, intervals: [10, 20, 50, 100] });
  }

  /** Loads a page, whose calls replace those of the page before. */
  async #visit(tell: () => void, load: () => Promise<unknown>): Promise<void> {
    this.#calls = [];
    this.#lists = 0;
    tell();
    await load();
    await this.#loaded();
  }

  /** Waits until the page is awake, and marks it, so that a move to another page is noticed. */
  async #loaded(): Promise<void> {
    await expect.poll(() => this.#lists, { intervals: [5, 10, 20, 50] }).toBe(1);
    await this.#called();
    await this.#page.evaluate(() => Object.assign(window, { samePage: true }));
    this.#failPicture();
  }

  /** Waits until all calls of the page have been made. */
  async #called(): Promise<void> {
    await expect
      .poll(() => this.#calls.length, { intervals: [5, 10, 20, 50] })
      .toBe(this.#tab.asked);
  }

  /** Presses what moves through the browser's history, and moves in the model. */
  async #move(by: Move, press: () => Promise<unknown>): Promise<void> {
    if (by === 0) {
      await press();
      return;
    }
    // Another page makes calls of its own.
    const { place } = this.#tab;
    const before = { calls: this.#calls, lists: this.#lists };
    this.#calls = [];
    this.#lists = 0;
    await press();
    const at = () =>
      this.#page
        .evaluate(() => {
          const { navigation, samePage } = window as unknown as {
            navigation: { currentEntry: { index: number } };
            samePage?: true;
          };
          return { place: navigation.currentEntry.index, isSamePage: samePage === true };
        })
        .catch(() => null);
    await expect.poll(async () => (await at())?.place, { intervals: [5, 10, 20] }).toBe(place + by);
    const loaded = (await at())?.isSamePage !== true;
    this.#tab.move(by, loaded);
    if (loaded) await this.#loaded();
    else {
      this.#calls = [...before.calls, ...this.#calls];
      this.#lists += before.lists;
    }
    this.#failPicture();
  }

  async #close(by: 'Escape' | 'button'): Promise<boolean> {
    const { dialog } = this.#tab;
    if (dialog === null) return false;
    // The dialog listens to keys once it is there.
    await expect(this.#game.dialog).toBeVisible();
    const button = dialog === 'context' ? 'Return to Story' : 'Close';
    const press = () =>
      by === 'Escape'
        ? this.#page.keyboard.press('Escape')
        : this.#game.dialog.getByRole('button', { name: button, exact: true }).first().click();
    await this.#move(this.#tab.close(), press);
    return true;
  }

  async #answer(place: number, name: AnswerName): Promise<boolean> {
    const open = this.#calls.filter(({ answered }) => !answered);
    const call = open[open.length - 1 - (place % open.length)];
    if (call === undefined) return false;
    call.answered = true;
    const { request, part, route } = call;
    const json: unknown = name === 'failure' ? null : answers[name][part];
    const accepted = name === 'failure' ? null : acceptPart(part, json);
    const before = this.#tab.told.scene.choices;
    this.#tab.arrive(
      accepted?.ok === true
        ? { type: 'partAnswered', request, openForMs: 0, ...accepted.value }
        : { type: 'partFailed', request, part, reason: '' },
    );
    if (this.#tab.told.scene.choices !== before) this.#pressesCount = Date.now() + 900;
    this.#failPicture();
    try {
      await (name === 'failure'
        ? route.fulfill({ status: 500, body: '' })
        : route.fulfill({ json }));
    } catch {
      // The game has moved on and cancelled the call.
    }
    return true;
  }

  /** The picture that no server has fails whenever it is shown. */
  #failPicture(): void {
    const { url } = this.#tab.told.scene.picture;
    if (url === answers.missing.image.imageUrl) this.#tab.arrive({ type: 'pictureFailed', url });
  }
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
