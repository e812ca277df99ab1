import { type Locator, type Page, expect } from '@playwright/test';
import { type Era, eraBySlug } from '@time-traveler/game-core';

/** The main screen as a visitor knows it, by the names of the specification (SPEC §2). */
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
    this.impact = page.getByRole('region', { name: 'Current Impact', exact: true }).locator('p');
    this.learnMore = page.getByRole('link', {
      name: 'Learn more about this historical period',
      exact: true,
    });
    this.dialog = page.getByRole('dialog');
    this.announcer = page.getByRole('status').and(page.locator('div[aria-live="polite"]'));
    this.volume = page.getByRole('slider', { name: 'Volume', exact: true });
  }

  /** Opens the game and waits until it can be played. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.eraButton(eraNamed('medieval'))).toBeVisible();
  }

  /** The timeline's entry of an era. */
  eraButton({ period }: Pick<Era, 'period'>): Locator {
    return this.timeline.getByRole('button', { name: period.name, exact: true });
  }

  /** The scene's heading with this title. */
  title(text: string): Locator {
    return this.story.getByRole('heading', { level: 2, name: text, exact: true });
  }

  /** The scene's picture, whatever it shows. */
  picture(title: string): Locator {
    return this.page.getByRole('img', { name: `Scene from ${title}`, exact: true });
  }

  /** A choice by its text. */
  card(text: string): Locator {
    return this.cards.filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** The notification with these words. */
  notice(words: string | RegExp): Locator {
    return this.page.getByRole('listitem').filter({ hasText: words });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Picks an era and waits for its scene and for the cross-fade's end. */
  async enter(era: Era): Promise<void> {
    await this.eraButton(era).click();
    await expect(this.title(era.scenario.title)).toBeVisible();
    await this.settle();
  }

  /** Waits until nothing moves that ends by itself. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      // Only laying out asks for the typefaces that are still missing.
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

  /** The texts of the cards on screen, in their order. */
  async cardTexts(): Promise<string[]> {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) => card.querySelector('span')?.textContent ?? ''),
    );
  }

  /** The path of the picture that is really shown, or null where none is. */
  async shownPicture(): Promise<string | null> {
    return this.story.locator('img').evaluateAll(([image]) => {
      if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0)
        return null;
      return new URL(image.getAttribute('src') ?? '', location.href).pathname;
    });
  }
}

/** A built-in era by its slug; throws for any other. */
export function eraNamed(slug: string): Era {
  const era = eraBySlug(slug);
  if (era === undefined) throw new Error(`There is no era ${slug}`);
  return era;
}
