import type { Page } from '@playwright/test';
import { eraNamed } from '../support/game-page';
import { playingTracks } from '../support/media';
import { expect, test } from '../support/test';

const renaissance = eraNamed('renaissance');

// "Decoding audio data failed." belongs to howler's Web Audio mode and is tested in packages/audio.
// Blocked playback is tested in music-errors.spec.ts.
const silences: Record<string, (page: Page) => Promise<unknown>> = {
  'No audio support.': (page) =>
    page.addInitScript(() => {
      // This is what howler sees in a browser whose sound is switched off.
      window.Audio = class extends Audio {
        constructor(address?: string) {
          super(address);
          this.muted = true;
        }
      };
    }),
  'No codec support for selected audio sources.': (page) =>
    page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    }),
};

test.describe('§8 audio library messages', () => {
  for (const [message, silence] of Object.entries(silences)) {
    test(`"${message}" is only logged, and the game continues`, async ({ game, log, page }) => {
      await silence(page);
      // When a track is unloaded, howler forgets that there is no sound and then reports missing codecs.
      log.allow(/^No (?:audio support|codec support for selected audio sources)\./);
      log.allow(/^The sound could not be loaded\./);
      await game.open();
      await game.button('Play music').click();
      await expect.poll(() => log.lines.length).toBeGreaterThan(0);
      expect(log.lines[0]).toContain(message);
      await expect(game.notice(/audio|music/i)).toHaveCount(0);
      await game.enter(renaissance);
      await game.card(renaissance.choices[0]?.text ?? '').click();
      await expect(game.impact).toContainText('You chose to');
      expect(await playingTracks(page)).toEqual([]);
    });
  }
});
