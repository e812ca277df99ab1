import type { Soundtrack } from '@time-traveler/audio';
import type { Game } from '@time-traveler/game-core';
import { followSession } from './media-session';
import { recoverMusic } from './recover-music';

/** Connects the music to the visitor's presses and to the system's media controls, for as long as the page lives. */
export function watchMusic(soundtrack: Soundtrack, game: Game): void {
  recoverMusic(soundtrack, window);
  // Some browsers inside apps have no media session.
  if (!('mediaSession' in navigator)) return;
  followSession({
    soundtrack,
    game,
    session: navigator.mediaSession,
    createMetadata: ({ artwork, ...info }) =>
      new MediaMetadata({ ...info, artwork: artwork.map(({ src }) => ({ src: absolute(src) })) }),
  });
}

function absolute(address: string): string {
  return new URL(address, location.href).href;
}
