import type { PictureLight } from '@time-traveler/game-core';

/** A picture: its address, and what helps the browser to show it soon and sharp. */
export interface PictureSource {
  /** The address of the picture at full size. */
  url: string;
  /** One sentence that describes the picture, for visitors who cannot see it. */
  description?: string | undefined;
  /** Other sizes, as an `srcset` attribute. */
  srcSet?: string | undefined;
  /** A tiny blurred version as a data URL, shown until the picture has loaded. */
  placeholder?: string | undefined;
  /** The height of the part that a crop must keep, from 0 (top) to 100 (bottom). Without it the theme decides. */
  focus?: number | undefined;
  /** The same in a low window, whose frame is too low for all that `focus` keeps. Without it `focus` applies. */
  lowFocus?: number | undefined;
  /**
   * The same from the left. Only an enlarged picture is cut there.
   * @default 50
   */
  across?: number | undefined;
  /**
   * How much larger the picture is than its frame, in per cent.
   * @default 100
   */
  zoom?: number | undefined;
  /**
   * True if the picture answers a decision: it moves slowly to its place.
   * @default false
   */
  answers?: boolean | undefined;
  /** Another light than that of the picture. */
  light?: PictureLight | undefined;
  /** What the picture belongs to, such as an era: it never stands in for a picture of something else. */
  series?: string | undefined;
}
