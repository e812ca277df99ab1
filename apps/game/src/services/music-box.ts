import type { Soundtrack, Track } from '@time-traveler/audio';
import { siteAddress } from '../site-address';
import { whenIdle } from './timing';
import {
  type GameState,
  type Period,
  knownPeriods,
  preloadSlugs,
  themeUrl,
  tuneOf,
} from '@time-traveler/game-core';

/** The soundtrack in the game's own terms: eras instead of tracks. */
export interface MusicBox {
  /** The player, for its state, the toggle and the volume. */
  readonly soundtrack: Soundtrack;
  /** Plays the theme of an era, by its slug, or none if it has no music. */
  play(slug: string): void;
  /** Plays the theme of an era, by its slug, if a theme is playing. */
  follow(slug: string): void;
  /**
   * Once the page is idle, makes the active era's theme current and keeps it and its neighbours loaded (SPEC §9).
   * Returns a function that cancels what has not started yet.
   */
  prepare(): () => void;
  /** Leaves the bandwidth to the scene's picture: unfinished neighbours are loaded by the next `prepare`. */
  giveWay(): void;
}

/** The options of `createMusicBox`. */
export interface MusicBoxOptions {
  readonly soundtrack: Soundtrack;
  /** Resolves once the player's library is loaded. */
  readonly loadPlayer: () => Promise<unknown>;
  /** Returns the game's state. */
  readonly state: () => GameState;
}

/** Creates the music box; loads nothing before `play` or `prepare`. */
export function createMusicBox({ soundtrack, loadPlayer, state }: MusicBoxOptions): MusicBox {
  const tracks = () => {
    const { periods, activeSlug } = state();
    return preloadSlugs(periods, activeSlug).flatMap((slug) => track(slug) ?? []);
  };
  const track = (slug: string) => trackOf(knownPeriods(state()), slug);
  const play = (slug: string) => {
    const theme = track(slug);
    if (theme) soundtrack.play(theme);
    else soundtrack.pause();
  };
  return {
    soundtrack,
    play,
    follow(slug) {
      if (soundtrack.getSnapshot().status === 'playing') play(slug);
    },
    prepare() {
      let wanted = true;
      let callOff = whenIdle(() => {
        const theme = track(state().activeSlug);
        if (theme && soundtrack.getSnapshot().track?.url !== theme.url) soundtrack.select(theme);
        loadNext(tracks());
      });
      // One track in each idle period, because each opens an audio element, which takes the browser a while.
      function loadNext(reach: readonly Track[]): void {
        const loaded = new Set(soundtrack.getPreloadList().map(({ url }) => url));
        const kept = reach.filter(({ url }) => loaded.has(url));
        const next = reach.find(({ url }) => !loaded.has(url));
        const now = next === undefined ? kept : [...kept, next];
        soundtrack.preload(now);
        if (now.length === reach.length) return;
        const continueLater = () => {
          if (wanted) callOff = whenIdle(() => loadNext(reach));
        };
        loadPlayer().then(continueLater, () => {});
      }
      return () => {
        wanted = false;
        callOff();
      };
    },
    giveWay: () => soundtrack.giveWay(),
  };
}

/** Returns the theme of an era, or null if it has no music. */
export function trackOf(periods: readonly Period[], slug: string): Track | null {
  const name = tuneOf(slug, periods);
  return name === null ? null : { name, url: siteAddress(themeUrl(slug)) };
}
