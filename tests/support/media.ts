import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every audio element that the page has used; howler's are not in the document. */
    mediaElements: Set<HTMLMediaElement>;
    /** Every call of play(): its path, its time in milliseconds, and whether the browser blocked it. */
    playAttempts: { path: string; at: number; blocked: boolean }[];
  }
}

/**
 * Records a page's audio elements and calls of play(), before any script of the page runs. Reports to the page the
 * visitor's gestures only: Playwright's evaluate() would count as one too.
 */
export async function watchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let acted = false;
    for (const type of ['click', 'keydown'])
      addEventListener(type, ({ isTrusted }) => (acted ||= isTrusted), true);
    Object.defineProperty(navigator.userActivation, 'hasBeenActive', { get: () => acted });
    const { play, load } = HTMLMediaElement.prototype;
    window.mediaElements = new Set();
    window.playAttempts = [];
    HTMLMediaElement.prototype.load = function (this: HTMLMediaElement) {
      window.mediaElements.add(this);
      load.call(this);
    };
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      window.mediaElements.add(this);
      const attempt = {
        path: new URL(this.src || 'about:blank', location.href).pathname,
        at: performance.now(),
        blocked: false,
      };
      window.playAttempts.push(attempt);
      const started = play.call(this);
      started.catch((error: DOMException) => (attempt.blocked = error.name === 'NotAllowedError'));
      return started;
    };
  });
}

/** Returns the paths of the tracks that are playing. */
export function playingTracks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...window.mediaElements]
      .filter((media) => !media.paused && !media.ended && media.currentTime > 0)
      .map((media) => new URL(media.currentSrc).pathname),
  );
}

/** Returns the peak amplitude of the playing track within two seconds; 0 means silence. */
export function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const media = [...window.mediaElements].find((element) => !element.paused) as
      (HTMLMediaElement & { captureStream(): MediaStream }) | undefined;
    if (media === undefined) return 0;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(media.captureStream()).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let peak = 0;
    for (let turn = 0; turn < 40 && peak < 0.01; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      analyser.getFloatTimeDomainData(samples);
      peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), peak);
    }
    await context.close();
    return peak;
  });
}
