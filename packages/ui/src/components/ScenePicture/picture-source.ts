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
}
