import type { Keepsake } from '@time-traveler/game-core/journey';
import type { Theme } from './theme';

/** The size of a card in pixels: the tallest that picture feeds show whole. */
export const CARD = { width: 1080, height: 1350 } as const;

/** A rectangle on a card, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that can be drawn, and how far down the part is that a crop must keep (0 to 100). */
export interface CardPicture {
  readonly image: HTMLImageElement;
  readonly focus: number;
}

/** What a design draws with and what it draws. */
export interface Card {
  readonly ctx: CanvasRenderingContext2D;
  readonly words: Keepsake;
  /** Who wrote the text or took the picture, in one line; empty if the card need not say it. */
  readonly smallPrint: string;
  /** Null if no picture can be drawn. */
  readonly picture: CardPicture | null;
  /** The tokens of the era's theme. */
  readonly theme: Theme;
}

/** Draws the whole card of one era. */
export type Design = (card: Card) => void;
