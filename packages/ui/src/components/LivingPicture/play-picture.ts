import { type LivingCanvas, createLivingCanvas } from './living-canvas';
import { loadBitmaps } from './load-bitmaps';
import type { PictureLife } from './picture-life';
import { type Frames, runFrames } from './run-frames';
import styles from './LivingPicture.module.css';

/** How long the canvas takes to appear over the image, and to go, in milliseconds. */
const FADE_MS = 300;

/** Why a picture cannot move any more: the device is too slow, its graphics are gone, or something cannot be loaded. */
export type StillReason = 'slow' | 'lost' | 'missing';

/** Options of `playPicture`. */
export interface PlayOptions {
  /** What moves in the picture. */
  readonly life: PictureLife;
  /** False if the device may be as slow as it wants. */
  readonly measured: boolean;
  /** Called once when the picture cannot move any more. */
  readonly onStill: (reason: StillReason) => void;
}

/** A picture that can move. */
export interface PlayedPicture {
  /** Lets it move as soon as it is ready. */
  readonly play: () => void;
  /** Fades to the image. It stays ready. */
  readonly rest: () => void;
  /** Ends it for good: with a fade, or at once if its image is gone. */
  readonly end: () => void;
}

/** Prepares the image of a scene to move. Nothing is loaded before the first `play`. */
export function playPicture(image: HTMLImageElement, options: PlayOptions): PlayedPicture {
  const { life, measured, onStill } = options;
  const url = image.getAttribute('src');
  const changes = new MutationObserver(copyLook);
  let ready: Promise<void> | undefined;
  let canvas: LivingCanvas | undefined;
  let frames: Frames | undefined;
  let fading: Animation | undefined;
  let wanted = false;
  let ended = false;

  async function prepare(): Promise<void> {
    canvas = createLivingCanvas(life) ?? undefined;
    if (canvas === undefined) throw new Error('There is no WebGL');
    canvas.element.setAttribute('aria-hidden', 'true');
    canvas.element.addEventListener('webglcontextlost', () => giveUp('lost'));
    const { picture, map } = await loadBitmaps(image.currentSrc, life.map);
    // Another process compiles.
    while (!canvas.isReady()) await new Promise(requestAnimationFrame);
    if (!ended) canvas.load(picture, map);
  }

  async function play(): Promise<void> {
    wanted = true;
    try {
      await (ready ??= prepare());
      // An answering picture moves to its place first.
      await Promise.allSettled(image.getAnimations().map(({ finished }) => finished));
      if (wanted && !ended && frames === undefined) show();
    } catch {
      giveUp('missing');
    }
  }

  function show(): void {
    if (canvas === undefined) return;
    const { element, draw } = canvas;
    fading?.cancel();
    copyLook();
    changes.observe(image, { attributeFilter: ['class', 'style'] });
    frames = runFrames({ draw, measured, onSlow: () => giveUp('slow') });
    frames.redraw();
    image.after(element);
    element.animate({ opacity: [0, 1] }, FADE_MS);
  }

  function rest(then?: () => void): void {
    wanted = false;
    frames?.stop();
    frames = undefined;
    changes.disconnect();
    fading = canvas?.element.animate({ opacity: 0 }, { duration: FADE_MS, fill: 'forwards' });
    if (fading) fading.onfinish = () => (canvas?.element.remove(), then?.());
  }

  function end(): void {
    if (ended) return;
    ended = true;
    const release = () => (canvas?.element.remove(), canvas?.release());
    rest(release);
    // Of another image nobody wants to see the end.
    if (!image.isConnected) release();
  }

  function giveUp(reason: StillReason): void {
    if (ended) return;
    end();
    onStill(reason);
  }

  /** With the same styles the canvas shows the same part of the picture, and moves to another one in the same way. */
  function copyLook(): void {
    if (canvas === undefined || image.getAttribute('src') !== url) return;
    const { style } = canvas.element;
    canvas.element.className = `${image.className} ${styles.canvas}`;
    for (const name of ['--focus', '--low-focus', '--zoom'])
      style.setProperty(name, image.style.getPropertyValue(name));
  }

  return { play: () => void play(), rest: () => rest(), end };
}
