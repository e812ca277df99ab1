import { type Locator, type Page, expect } from '@playwright/test';
import sharp from 'sharp';

/** One frame of a part of the screen: grey values from 0 to 255, row by row. */
export interface Frame {
  readonly width: number;
  readonly shades: Uint8Array;
}

/** A running screen recording. */
export interface Film {
  /** Ends the recording and returns every frame that the browser drew, cropped to the recorded part. */
  readonly cut: () => Promise<readonly Frame[]>;
}

/** Returns what the middle of an element shows now. */
export async function photograph(page: Page, part: Locator): Promise<Frame> {
  return decode(await page.screenshot(), await middleOf(part));
}

async function middleOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The element to film is not on screen');
  return {
    left: Math.round(box.x + box.width * 0.1),
    top: Math.round(box.y + box.height * 0.1),
    width: Math.round(box.width * 0.8),
    height: Math.round(box.height * 0.5),
  };
}

/** Records the middle of an element frame by frame, without the era's texture and light over the picture. */
export async function film(page: Page, part: Locator): Promise<Film> {
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync('figure > div:is(::before, ::after) { content: none !important }');
    document.adoptedStyleSheets.push(bare);
  });
  const window = await middleOf(part);
  let drawn: { readonly at: number; readonly frame: Promise<Frame> }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    drawn.push({
      at: metadata.timestamp ?? 0,
      frame: decode(Buffer.from(data, 'base64'), window),
    });
    // The browser encodes frames in parallel, so on a busy machine they may arrive out of order.
    drawn.sort((one, other) => one.at - other.at);
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  // On a busy machine frames arrive late, so wait until the last one equals what the page shows.
  const caughtUp = async () => {
    const shown = await decode(await page.screenshot(), window);
    const last = await drawn.at(-1)?.frame;
    return last !== undefined && distance(last, shown) < 0.1;
  };
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await expect.poll(caughtUp).toBe(true);
  drawn = drawn.slice(-1);
  return {
    cut: async () => {
      await expect.poll(caughtUp).toBe(true);
      await session.send('Page.stopScreencast');
      await session.detach();
      return Promise.all(drawn.map(({ frame }) => frame));
    },
  };
}

async function decode(
  png: Buffer,
  window: { left: number; top: number; width: number; height: number },
): Promise<Frame> {
  const { data, info } = await sharp(png)
    .extract(window)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, shades: new Uint8Array(data) };
}

/** Returns the mean difference between neighbouring pixels; a blurred picture has a fraction of a sharp one's. */
export function sharpness({ width, shades }: Frame): number {
  let sum = 0;
  for (let at = 1; at < shades.length; at += 1) {
    if (at % width !== 0) sum += Math.abs((shades[at] ?? 0) - (shades[at - 1] ?? 0));
  }
  return sum / shades.length;
}

/** Returns the mean difference between two frames, from 0 to 255. */
export function distance(one: Frame, other: Frame): number {
  const sum = one.shades.reduce(
    (total, shade, at) => total + Math.abs(shade - (other.shades[at] ?? 0)),
    0,
  );
  return sum / one.shades.length;
}
