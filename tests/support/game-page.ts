import { type Locator, type Page, expect } from '@playwright/test';
import { type Era, eraBySlug } from '@time-traveler/game-core';

/** The page object of the main screen, with the names of SPEC §2. */
export class GamePage {
  readonly page: Page;
  readonly banner: Locator;
  readonly timeline: Locator;
  readonly main: Locator;
  /** The left panel. */
  readonly story: Locator;
  /** The right panel. */
  readonly choicePanel: Locator;
  /** What scrolls in the left panel on a large screen. */
  readonly storyScroller: Locator;
  /** What scrolls in the right panel on a large screen, if the choices are many. */
  readonly choiceScroller: Locator;
  readonly cards: Locator;
  readonly prompt: Locator;
  readonly impact: Locator;
  readonly learnMore: Locator;
  readonly dialog: Locator;
  readonly announcer: Locator;
  readonly volume: Locator;

  constructor(page: Page) {
    this.page = page;
    this.banner = page.getByRole('banner');
    this.timeline = page.getByRole('navigation');
    this.main = page.getByRole('main');
    this.choicePanel = page.getByRole('region', { name: 'Your Choices', exact: true });
    this.story = this.main.locator('section').filter({ has: page.locator('article') });
    this.storyScroller = this.story.locator('> :has(> article)');
    this.choiceScroller = this.choicePanel.locator('> :has(ul)');
    this.cards = this.choicePanel.getByRole('listitem').getByRole('button');
    this.prompt = this.choicePanel.getByText('What will you do?');
    this.impact = page.getByRole('region', { name: 'Current Impact', exact: true }).locator('p');
    this.learnMore = page.getByRole('link', {
      name: 'Learn more about this historical period',
      exact: true,
    });
    this.dialog = page.getByRole('dialog');
    this.announcer = page.getByRole('status').and(page.locator('div[aria-live="polite"]'));
    this.volume = page.getByRole('slider', { name: 'Volume', exact: true });
  }

  /** Opens the game and waits until its timeline has loaded. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.eraButton(eraNamed('medieval'))).toBeVisible();
  }

  /** Waits until the styles that come later apply, those of paper and of lazy modules among them. */
  async whenStyled(): Promise<void> {
    const styles = 'link[rel="stylesheet"][media="all"][href*="/assets/later-"]';
    await expect(this.page.locator(styles)).toHaveCount(1);
  }

  /** Returns the timeline's button of an era. */
  eraButton({ period }: Pick<Era, 'period'>): Locator {
    return this.timeline.getByRole('button', { name: period.name, exact: true });
  }

  /** Returns the scene's heading with this title. */
  title(text: string): Locator {
    return this.story.getByRole('heading', { level: 2, name: text, exact: true });
  }

  /** Returns the picture of the scene with this title. */
  picture(title: string): Locator {
    return this.page.getByRole('img', { name: `Scene from ${title}`, exact: true });
  }

  /** Returns the card of the choice with this text. */
  card(text: string): Locator {
    return this.cards.filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** Returns the notification with this text. */
  notice(words: string | RegExp): Locator {
    return this.page.getByRole('listitem').filter({ hasText: words });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Selects an era and waits for its scene and for the end of the fade. */
  async enter(era: Era): Promise<void> {
    await this.eraButton(era).click();
    await expect(this.title(era.scenario.title)).toBeVisible();
    await this.settle();
  }

  /** Resizes the window and waits until the page has been laid out in it. */
  async resize([width, height]: readonly [width: number, height: number]): Promise<void> {
    await this.page.setViewportSize({ width, height });
    // What follows the size of an element is adjusted in the next frame.
    await this.page.evaluate(
      () => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
    );
  }

  /** Waits until a change of era and the finite animations have ended and the typefaces have loaded. */
  async settle(): Promise<void> {
    // Its animations begin a frame or two after the new title is there.
    await this.page.waitForFunction(() => !document.querySelector(':active-view-transition'));
    await this.page.evaluate(async () => {
      // The browser requests a missing typeface only when it lays out the page.
      const faces = () => {
        document.body.getBoundingClientRect();
        return document.fonts.ready;
      };
      await faces();
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map(({ finished }) => finished));
      await faces();
    });
  }

  /** Returns the texts of the cards on screen, in order. */
  async cardTexts(): Promise<string[]> {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) => card.querySelector('span')?.textContent ?? ''),
    );
  }

  /** Returns the path of the loaded picture, or null if none is shown. */
  async shownPicture(): Promise<string | null> {
    return this.story.locator('img').evaluateAll(([image]) => {
      if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0)
        return null;
      return new URL(image.getAttribute('src') ?? '', location.href).pathname;
    });
  }
}

/** Returns the built-in era with this slug; throws if there is none. */
export function eraNamed(slug: string): Era {
  const era = eraBySlug(slug);
  if (era === undefined) throw new Error(`There is no era ${slug}`);
  return era;
}
