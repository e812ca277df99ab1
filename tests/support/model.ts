import { type Page, type Route, expect } from '@playwright/test';
import {
  type Choice,
  type EraStory,
  type GameEvent,
  type GameState,
  builtInEras,
  builtInPeriods,
  initialState,
  transition,
} from '@time-traveler/game-core';
import { acceptPart } from '@time-traveler/game-core/answers';
import { PERIODS_PATH, type ScenePart } from '@time-traveler/game-core/contract';
import { loadStory } from '@time-traveler/game-core/stories';
import { pictureAddress, pictureDrawing } from '@time-traveler/testing';
import { eraNamed, GamePage } from './game-page';

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
  | { readonly do: 'close the background'; readonly by: 'Escape' | 'button' }
  | { readonly do: 'press the music button' }
  | { readonly do: 'come again' };

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

/** What a visitor can see of the game, in the same form on the screen and in the model. */
export interface Seen {
  readonly title: string;
  /** The texts that may stand below the title: an era's own story may not have come yet. */
  readonly story: readonly string[];
  readonly cards: readonly string[];
  readonly impact: string;
  readonly picture: string | null;
  readonly era: string;
  readonly theme: string;
  readonly dialog: string | null;
  /** What the music button says. */
  readonly music: string;
}

/** The game in a browser beside its rules, which get the same events. */
export class Session {
  readonly #page: Page;
  readonly #game: GamePage;
  readonly #calls: Call[] = [];
  readonly #stories = new Map<string, EraStory>();
  #told = initialState();
  #general = initialState();
  #musicAsked = false;
  /** When presses of new choices count again. */
  #pressesCount = 0;

  private constructor(page: Page) {
    this.#page = page;
    this.#game = new GamePage(page);
  }

  /** Opens the game in a page. */
  static async open(page: Page): Promise<Session> {
    const session = new Session(page);
    for (const { period } of builtInEras)
      session.#stories.set(period.slug, await loadStory(period.slug));
    await page.route(`**${pictureAddress}`, (route) =>
      route.fulfill({ body: pictureDrawing, contentType: 'image/svg+xml' }),
    );
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      if (new URL(request.url()).pathname === PERIODS_PATH)
        return route.fulfill({ json: builtInPeriods });
      const { type } = request.postDataJSON() as { type: ScenePart };
      const { request: current } = session.#told.generation;
      session.#calls.push({ route, request: current, part: type, answered: false });
    });
    await session.#visit(() => session.#game.open());
    return session;
  }

  /** Takes a step in the browser and in the rules. Returns false if the step is not possible now. */
  async take(step: Step): Promise<boolean> {
    const modal = this.#told.contextOpen;
    const anytime = ['close the background', 'answer', 'come again'];
    if (modal && !anytime.includes(step.do)) return false;
    switch (step.do) {
      case 'enter': {
        this.#dispatch({ type: 'eraSelected', slug: step.slug });
        this.#musicAsked = true;
        const entry = this.#game.eraButton(eraNamed(step.slug));
        await (step.by === 'mouse' ? entry.click() : entry.press('Enter'));
        await this.#called();
        return true;
      }
      case 'choose': {
        const { choices } = this.#told.scene;
        const place = step.place % choices.length;
        const wait = this.#pressesCount - Date.now();
        if (wait > 0) await this.#page.waitForTimeout(wait);
        const card = this.#game.cards.nth(place);
        // The second press must not choose among the cards that the first one brings.
        if (step.by === 'mouse') await card.click({ clickCount: step.twice ? 2 : 1 });
        else {
          await card.press('Enter');
          if (step.twice) await this.#page.keyboard.press('Enter');
        }
        this.#choose(place);
        return true;
      }
      case 'answer':
        return this.#answer(step.call, step.with);
      case 'open the background':
        this.#dispatch({ type: 'contextOpened' });
        await this.#game.learnMore.click();
        await expect(this.#game.dialog).toBeVisible();
        return true;
      case 'close the background':
        if (!modal) return false;
        this.#dispatch({ type: 'contextClosed' });
        if (step.by === 'Escape') await this.#page.keyboard.press('Escape');
        else await this.#game.button('Return to Story').click();
        return true;
      case 'press the music button':
        this.#musicAsked = !this.#musicAsked;
        await this.#page.getByRole('button', { name: /^(?:Play|Pause) music$/ }).click();
        return true;
      case 'come again':
        await this.#visit(() => this.#game.open());
        return true;
    }
  }

  /** What the rules say should be on the screen. */
  expected(): Seen {
    const { scene, activeSlug, contextOpen } = this.#told;
    return {
      title: scene.scenario.title,
      story: [scene.scenario.description, this.#general.scene.scenario.description].map(words),
      cards: scene.choices.map(({ text, description }) => words(`${text} ${description}`)),
      impact: scene.impact ?? 'Your choices have not yet altered history',
      picture: scene.picture.url,
      era: eraNamed(activeSlug).period.name,
      theme: `${activeSlug}-theme`,
      dialog: contextOpen ? scene.context.title : null,
      music: this.#musicAsked ? 'Pause music' : 'Play music',
    };
  }

  /** What is on the screen. */
  seen(): Promise<Omit<Seen, 'story'> & { readonly story: string }> {
    return this.#page.evaluate(() => {
      const text = (selector: string) =>
        (document.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const link = document.querySelector('article a[aria-haspopup]');
      const image = document.querySelector('article img');
      const paragraphs = [...document.querySelectorAll('article p')].filter(
        (p) => link?.parentElement?.contains(p) && !p.closest('aside'),
      );
      const dialog = document.querySelector('[role=dialog]:not([data-state=closed])');
      return {
        title: text('article h2'),
        story: paragraphs
          .map((p) => p.textContent)
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        cards: [...document.querySelectorAll('main li button')].map((card) =>
          (card.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
        ),
        impact: text('main section section p'),
        picture: image === null ? null : image.getAttribute('src'),
        era: text('nav [aria-current] span span'),
        theme: [...document.documentElement.classList].join(' '),
        dialog: dialog === null ? null : text('[role=dialog] h2'),
        music: document.querySelector('[role=group] button')?.getAttribute('aria-label') ?? '',
      };
    });
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

  #dispatch(event: GameEvent): void {
    const { stories } = { stories: this.#stories };
    this.#told = transition(this.#told, event, (slug) => stories.get(slug)).state;
    this.#general = transition(this.#general, event).state;
  }

  #choose(place: number): void {
    const pick = ({ scene }: GameState): Choice => {
      const choice = scene.choices[place];
      if (choice === undefined) throw new Error(`There is no choice ${place}`);
      return choice;
    };
    const [told, general] = [pick(this.#told), pick(this.#general)];
    const { activeSlug } = this.#told;
    this.#told = transition(this.#told, { type: 'choiceMade', choice: told }, () =>
      this.#stories.get(activeSlug),
    ).state;
    this.#general = transition(this.#general, { type: 'choiceMade', choice: general }).state;
  }

  /** Begins a visit as told, which forgets the one before. */
  async #visit(begin: () => Promise<void>): Promise<void> {
    // What the former page asked for belongs to no scene any more.
    for (const call of this.#calls) call.answered = true;
    this.#told = initialState();
    this.#general = initialState();
    this.#musicAsked = false;
    this.#dispatch({ type: 'started' });
    this.#dispatch({ type: 'periodsLoaded', periods: builtInPeriods });
    await begin();
    await this.#called();
  }

  /** Waits until the three calls of the current scene have been made. */
  async #called(): Promise<void> {
    const { request } = this.#told.generation;
    await expect
      .poll(() => this.#calls.filter((call) => call.request === request && !call.answered).length, {
        intervals: [5, 10, 20, 50],
      })
      .toBe(3);
  }

  async #answer(place: number, name: AnswerName): Promise<boolean> {
    const open = this.#calls.filter(({ answered }) => !answered);
    const call = open[open.length - 1 - (place % open.length)];
    if (call === undefined) return false;
    call.answered = true;
    const { request, part, route } = call;
    const json: unknown = name === 'failure' ? null : answers[name][part];
    const accepted = name === 'failure' ? null : acceptPart(part, json);
    const before = this.#told.scene.choices;
    this.#dispatch(
      accepted?.ok === true
        ? { type: 'partAnswered', request, openForMs: 0, ...accepted.value }
        : { type: 'partFailed', request, part, reason: '' },
    );
    if (this.#told.scene.choices !== before) this.#pressesCount = Date.now() + 900;
    const { url } = this.#told.scene.picture;
    if (url === answers.missing.image.imageUrl) this.#dispatch({ type: 'pictureFailed', url });
    try {
      await (name === 'failure'
        ? route.fulfill({ status: 500, body: '' })
        : route.fulfill({ json }));
    } catch {
      // The game has moved on and cancelled the call.
    }
    return true;
  }
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
