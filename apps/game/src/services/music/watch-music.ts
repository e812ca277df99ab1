import type { Log, PlacedHowlConstructor, Soundtrack } from '@time-traveler/audio';
import { createAccent } from '@time-traveler/audio/accent';
import type { Game } from '@time-traveler/game-core';
import { siteAddress } from '../../site-address';
import { MUSIC } from '@time-traveler/ui/data-attributes';
import { afterPaint } from '../timing';
import { soundChoices } from './choice-sounds';
import { followLoudness } from './follow-loudness';
import { followSession } from './media-session';
import { recoverMusic } from './recover-music';

/**
 * Connects the music to the visitor's presses and choices and to the system's media controls, for as long as the page
 * lives.
 */
export function watchMusic(
  soundtrack: Soundtrack,
  game: Game,
  loadHowl: () => Promise<PlacedHowlConstructor | undefined>,
  log: Log,
): void {
  recoverMusic(soundtrack, window);
  const accent = createAccent({ soundtrack, loadHowl, log });
  soundChoices({ soundtrack, game, accent, afterPaint });
  let howls: PlacedHowlConstructor | undefined;
  followLoudness({
    soundtrack,
    positionOf: (url) => howls?.positionOf(url) ?? null,
    async loadCurves() {
      howls = await loadHowl();
      return (await import('./loudness.json')).default;
    },
    show: showLoudness,
  });
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

/** Bars that a setting or the volume keeps at rest have no `data-playing`, or styles that do not ask for the levels. */
function showLoudness(levels: readonly number[] | null): void {
  const bars = document.querySelector<HTMLElement>(`${MUSIC} [data-playing]`);
  bars?.toggleAttribute('data-heard', levels !== null);
  for (const [index, level] of levels?.entries() ?? [])
    (bars?.children[index] as HTMLElement | undefined)?.style.setProperty('--heard', `${level}`);
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
