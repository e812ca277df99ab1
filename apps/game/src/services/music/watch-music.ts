import type { Log, Soundtrack } from '@time-traveler/audio';
import { type AccentOptions, createAccent } from '@time-traveler/audio/accent';
import type { Game } from '@time-traveler/game-core';
import { siteAddress } from '../../site-address';
import { afterPaint } from '../timing';
import { soundChoices } from './choice-sounds';
import { followSession } from './media-session';
import { recoverMusic } from './recover-music';

/**
 * Connects the music to the visitor's presses and choices and to the system's media controls, for as long as the page
 * lives.
 */
export function watchMusic(
  soundtrack: Soundtrack,
  game: Game,
  loadHowl: AccentOptions['loadHowl'],
  log: Log,
): void {
  recoverMusic(soundtrack, window);
  const accent = createAccent({ soundtrack, loadHowl, log });
  soundChoices({ soundtrack, game, accent, afterPaint });
  // Some browsers inside apps have no media session.
  if (!('mediaSession' in navigator)) return;
  followSession({
    soundtrack,
    game,
    session: navigator.mediaSession,
    createMetadata: ({ artwork, ...info }) => new MediaMetadata({ ...info, artwork: [...artwork] }),
    pictures: {
      loadedSource,
      // A picture's load event does not bubble.
      onLoad: (listener) => document.addEventListener('load', listener, true),
    },
  });
}

function loadedSource(url: string | null): string | null {
  if (url === null) return null;
  const address = siteAddress(url);
  for (const image of document.images) {
    if (image.getAttribute('src') !== address) continue;
    if (image.complete && image.naturalWidth > 0) return image.currentSrc;
  }
  return null;
}
