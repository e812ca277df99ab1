import { type Era, builtInEras } from '@time-traveler/game-core';
import { eraOf } from '@time-traveler/testing';
import { expect } from 'vitest';
import type { BrowserPage, TestBrowser } from './browser-page';

/** How long a scene may take on a busy machine, in milliseconds, and how often the tests look. */
const patience = { timeout: 30_000, interval: 50 };

export const firstCard = 'main li button';
export const learnMore = 'article a[aria-haspopup]';
export const medieval = eraOf('medieval');
export const renaissance = eraOf('renaissance');

/** Returns the title of the scene after an era's first choice. */
export function aftermathOf({ choices }: Era): string {
  return `Aftermath: ${choices[0]?.text}`;
}

/** A visitor with a device of their own. */
export class Visitor {
  readonly page: BrowserPage;

  private constructor(page: BrowserPage) {
    this.page = page;
  }

  /** Opens an address and waits until something can be pressed, or until the page says that it is none. */
  static async open(browser: TestBrowser, address: string): Promise<Visitor> {
    const visitor = new Visitor(await browser.newPage());
    await visitor.page.goto(address);
    await visitor.has('nav button, h1');
    return visitor;
  }

  /** Enters an era and waits until it is there. */
  async enter(era: Era): Promise<void> {
    const place = builtInEras.indexOf(era) + 1;
    await this.page.click(`nav li:nth-child(${place}) button`);
    await this.shows(era.scenario.title, era);
  }

  /** Makes the first choice of the era on screen. */
  async decide(era: Era): Promise<void> {
    await this.page.click(firstCard);
    await this.shows(aftermathOf(era), era);
  }

  /** Presses Enter on an element. */
  async enterOn(selector: string): Promise<void> {
    await this.has(selector);
    await this.page.evaluate(
      (wanted) => document.querySelector<HTMLElement>(wanted)?.focus(),
      selector,
    );
    await this.page.key('Enter');
  }

  /** Moves through the history. */
  async go(by: number): Promise<void> {
    await this.page.evaluate((steps) => {
      // After the script has ended: a move may end the page, and with it the script's answer.
      setTimeout(() => history.go(steps));
    }, by);
  }

  /** Waits until the page shows this title below the theme of this era. */
  async shows(title: string, { period }: Era): Promise<void> {
    const seen = () =>
      this.page.evaluate(() => [
        document.querySelector('article h2')?.textContent,
        document.documentElement.className,
      ]);
    await expect.poll(seen, patience).toEqual([title, `${period.slug}-theme`]);
  }

  /** Waits until the element that has the focus has this text. */
  async hasFocusOn(text: string): Promise<void> {
    const focused = () => this.page.evaluate(() => document.activeElement?.textContent?.trim());
    await expect.poll(focused, patience).toBe(text);
  }

  /** Waits until an element is there. */
  async has(selector: string): Promise<void> {
    await expect.poll(() => this.#count(selector), patience).toBeGreaterThan(0);
  }

  /** Waits until no such element is there. */
  async hasNo(selector: string): Promise<void> {
    await expect.poll(() => this.#count(selector), patience).toBe(0);
  }

  /** Waits until something is true in the page. */
  async until(isTrue: () => boolean, limits = patience): Promise<void> {
    await expect.poll(() => this.page.evaluate(isTrue), limits).toBe(true);
  }

  #count(selector: string): Promise<number> {
    return this.page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  }
}
