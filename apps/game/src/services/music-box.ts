import type { Soundtrack, Track } from '@time-traveler/audio';
import { siteAddress } from '../site-address';
import { whenIdle } from './timing';
import { type GameState, eraBySlug, preloadSlugs, themeUrl } from '@time-traveler/game-core';

/** The soundtrack in the game's own terms: eras instead of tracks. */
export interface MusicBox {
  /** The player, for its state, the toggle and the volume. */
  readonly soundtrack: Soundtrack;
  /** Plays the theme of an era, by its slug. */
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
    return preloadSlugs(periods, activeSlug).map((slug) => trackOf(state(), slug));
  };
  return {
    soundtrack,
    play(slug) {
      soundtrack.play(trackOf(state(), slug));
    },
    follow(slug) {
      if (soundtrack.getSnapshot().status === 'playing') soundtrack.play(trackOf(state(), slug));
    },
    prepare() {
      let wanted = true;
      let callOff = whenIdle(() => {
        const { activeSlug } = state();
        const track = trackOf(state(), activeSlug);
        if (soundtrack.getSnapshot().track?.url !== track.url) soundtrack.select(track);
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

/** Returns the theme of an era: the title of its tune or, for an era that only the server knows, the period's name with "theme". */
export function trackOf({ periods }: Pick<GameState, 'periods'>, slug: string): Track {
  const tune = eraBySlug(slug)?.tune.title;
  const name = periods.find((period) => period.slug === slug)?.name ?? slug;
  return { name: tune ?? `${name} theme`, url: siteAddress(themeUrl(slug)) };
}
