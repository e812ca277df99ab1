import type { Soundtrack, SoundtrackSnapshot } from '@time-traveler/audio';
import { type Game, type GameState, neighbours } from '@time-traveler/game-core';

/** What the system's media controls show, on a lock screen or a keyboard's display. */
export interface SessionInfo {
  /** The tune's title. */
  readonly title: string;
  /** The era's name. */
  readonly artist: string;
  readonly album: string;
  /** The picture on screen; empty until it has loaded. */
  readonly artwork: readonly { readonly src: string }[];
}

/**
 * Returns what the system shows of the game's music, or null before a track is selected. `picture` is the address
 * of the picture on screen, or null until it has loaded.
 */
export function sessionInfo(
  { periods, activeSlug }: Pick<GameState, 'periods' | 'activeSlug'>,
  { track }: Pick<SoundtrackSnapshot, 'track'>,
  picture: string | null,
): SessionInfo | null {
  if (track === null) return null;
  return {
    title: track.name,
    artist: periods.find(({ slug }) => slug === activeSlug)?.name ?? activeSlug,
    album: 'Historical Time Traveler',
    artwork: picture === null ? [] : [{ src: picture }],
  };
}

/** Returns what the system's play key should look like: interrupted music can be played again. */
export function sessionState({
  status,
  silence,
}: Pick<SoundtrackSnapshot, 'status' | 'silence'>): MediaSessionPlaybackState {
  return status === 'playing' && silence !== 'interrupted' ? 'playing' : 'paused';
}

/** The pictures of the page. */
export interface PagePictures {
  /** Returns the address of the file that the page has loaded for a picture, or null if it has loaded none. */
  readonly loadedSource: (url: string | null) => string | null;
  /** Adds a listener that is called when a picture has loaded. */
  readonly onLoad: (listener: () => void) => void;
}

/** What the media session is connected to. */
export interface SessionParts {
  readonly soundtrack: Soundtrack;
  readonly game: Game;
  /** The browser's media session, or a fake of it. */
  readonly session: Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler'>;
  /** Creates the browser's object for what is shown. */
  readonly createMetadata: (info: SessionInfo) => MediaMetadata;
  readonly pictures: PagePictures;
}

/**
 * Shows title, era and picture in the system's media controls, and lets its keys play and pause the music and
 * enter the previous or next era. A key without an effect is not offered.
 */
export function followSession(parts: SessionParts): void {
  const { soundtrack, game, session, createMetadata, pictures } = parts;
  const handle = (action: MediaSessionAction, run: (() => void) | null) => {
    try {
      session.setActionHandler(action, run);
    } catch {
      // A browser may not know this key.
    }
  };
  const enter = (slug: string | undefined) =>
    slug === undefined ? null : () => game.dispatch({ type: 'eraSelected', slug });

  let shown = '';
  function show(): void {
    const state = game.getSnapshot();
    const snapshot = soundtrack.getSnapshot();
    session.playbackState = sessionState(snapshot);
    const { previous, next } = neighbours(state.periods, state.activeSlug);
    // The system downloads the artwork: the file on screen is in the cache, the picture at full size is not.
    const picture = pictures.loadedSource(state.scene.picture.url);
    const info = sessionInfo(state, snapshot, picture);
    const now = JSON.stringify([info, previous, next]);
    if (now === shown) return;
    shown = now;
    session.metadata = info && createMetadata(info);
    handle('previoustrack', enter(previous));
    handle('nexttrack', enter(next));
  }

  handle('play', () => soundtrack.play());
  handle('pause', () => soundtrack.pause());
  handle('stop', () => soundtrack.pause());
  soundtrack.subscribe(show);
  game.subscribe(show);
  pictures.onLoad(show);
  show();
}
