import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every audio element that the page has used; howler keeps its own out of the document. */
    heardMedia: Set<HTMLMediaElement>;
    /** Every call of play(): what, when in milliseconds, and whether the browser blocked it. */
    playAttempts: { path: string; at: number; blocked: boolean }[];
  }
}

/** Keeps track of a page's audio elements from its first script on. */
export async function watchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play, load } = HTMLMediaElement.prototype;
    window.heardMedia = new Set();
    window.playAttempts = [];
    HTMLMediaElement.prototype.load = function (this: HTMLMediaElement) {
      window.heardMedia.add(this);
      load.call(this);
    };
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      window.heardMedia.add(this);
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

/** The paths of the tracks that play at this moment. */
export function playingTracks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...window.heardMedia]
      .filter((media) => !media.paused && !media.ended && media.currentTime > 0)
      .map((media) => new URL(media.currentSrc).pathname),
  );
}

/** The loudest sample of the playing track within some tenths of a second; 0 is silence. */
export function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const media = [...window.heardMedia].find((element) => !element.paused) as
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
