import { type Page, type Route, expect } from '@playwright/test';
import {
  DECISIONS_IN_A_VISIT,
  type Story,
  builtInEras,
  builtInPeriods,
} from '@time-traveler/game-core';
import { acceptPart } from '@time-traveler/game-core/answers';
import { PERIODS_PATH, type ScenePart } from '@time-traveler/game-core/contract';
import { loadStory } from '@time-traveler/game-core/stories';
import { pictureAddress, pictureDrawing } from '@time-traveler/testing';
import { eraNamed, GamePage } from './game-page';
import { type Seen, shownOn, words } from './model-screen';
import { type AnswerName, type Step, answers, onDialogs } from './model-steps';
import { ModelTab, type Move } from './model-tab';

interface Call {
  readonly route: Route;
  readonly request: number;
  readonly part: ScenePart;
  answered: boolean;
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

  private constructor(page: Page, stories: ReadonlyMap<string, Story>) {
    this.#page = page;
    this.#game = new GamePage(page);
    this.#tab = new ModelTab(stories);
  }

  /** Opens the game in a page of a new browser context. */
  static async open(page: Page): Promise<Session> {
    const stories = new Map<string, Story>();
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
        // The second press must not choose a card that the first one has opened.
        if (step.by === 'mouse') await card.click({ clickCount: step.twice ? 2 : 1 });
        else {
          await card.press('Enter');
          if (step.twice) await this.#page.keyboard.press('Enter');
        }
        tab.choose(place);
        // After the end of a visit, a press soon after the last one is not meant for another card.
        if (tab.told.scene.decisions.length >= DECISIONS_IN_A_VISIT)
          this.#pressesCount = Date.now() + 900;
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
        this.#failPicture();
        return true;
      case 'return to a decision': {
        const count = tab.journal.length;
        if (tab.dialog !== 'journal' || count === 0) return false;
        const place = step.place % count;
        const decisions = this.#game.dialog.getByRole('button', { name: /^Return here: / });
        await decisions.nth(place).click();
        tab.returnTo(place);
        this.#failPicture();
        return true;
      }
      case 'begin anew': {
        if (tab.dialog !== 'journal') return false;
        const name = new RegExp(`^Begin(?: anew)?: ${eraNamed(step.slug).period.name}$`);
        tab.enter(step.slug);
        await this.#game.dialog.getByRole('button', { name }).click();
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
        ...(journal.length > 0 ? [`Your journey · ${decisions}`] : []),
        ...(scene.impact === null ? [] : ['Undo choice']),
      ],
      decisions: dialog === 'journal' ? journal.map(({ choice }) => `Return here: ${choice}`) : [],
      history: [place, length],
      calls: [1, asked],
    };
  }

  /** What is on the screen. */
  async seen(): Promise<Omit<Seen, 'story'> & { readonly story: string }> {
    const shown = await shownOn(this.#page);
    return { ...shown, calls: [this.#lists, this.#calls.length] };
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
    // Another page sends its own calls.
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
