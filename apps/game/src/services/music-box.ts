import type { Soundtrack, Track } from '@time-traveler/audio';
import { whenIdle } from './when-idle';
import { type GameState, eraBySlug, preloadSlugs, themeUrl } from '@time-traveler/game-core';

/** The soundtrack in the game's own terms: eras instead of tracks. */
export interface MusicBox {
  /** The player itself, for its state, the toggle and the volume. */
  readonly soundtrack: Soundtrack;
  /** Plays the theme of an era, by its slug. */
  play(slug: string): void;
  /**
   * Once the page rests, makes the active era's theme current and keeps it and its neighbours loaded (SPEC §9).
   * Returns the function that calls off what has not begun yet.
   */
  prepare(): () => void;
  /** Leaves the line to the scene's picture: neighbours still on their way wait for the next `prepare`. */
  giveWay(): void;
}

/** What a music box is made of. */
export interface MusicBoxParts {
  readonly soundtrack: Soundtrack;
  /** Loads the player's library, or waits until it is there. */
  readonly loadPlayer: () => Promise<unknown>;
  /** Returns the game's state. */
  readonly state: () => GameState;
}

/** Creates the music box; fetches nothing before it is asked to. */
export function createMusicBox({ soundtrack, loadPlayer, state }: MusicBoxParts): MusicBox {
  const tracks = () => {
    const { periods, activeSlug } = state();
    return preloadSlugs(periods, activeSlug).map((slug) => trackOf(state(), slug));
  };
  let loaded: ReadonlySet<string> = new Set();
  return {
    soundtrack,
    play(slug) {
      soundtrack.play(trackOf(state(), slug));
    },
    prepare() {
      let wanted = true;
      let callOff = whenIdle(() => {
        const { activeSlug } = state();
        const track = trackOf(state(), activeSlug);
        if (soundtrack.getSnapshot().track?.url !== track.url) soundtrack.select(track);
        loadNext(tracks());
      });
      // One track in each rest, because each opens an audio element, which takes the browser a while.
      function loadNext(reach: readonly Track[]): void {
        const kept = reach.filter(({ url }) => loaded.has(url));
        const next = reach.find(({ url }) => !loaded.has(url));
        const now = next === undefined ? kept : [...kept, next];
        loaded = new Set(now.map(({ url }) => url));
        soundtrack.preload(now);
        if (now.length === reach.length) return;
        const goOn = () => {
          if (wanted) callOff = whenIdle(() => loadNext(reach));
        };
        loadPlayer().then(goOn, () => {});
      }
      return () => {
        wanted = false;
        callOff();
      };
    },
    giveWay: () => soundtrack.giveWay(),
  };
}

/** Returns the theme of an era: its tune's title, or one made from the period's name where the era is the server's. */
export function trackOf({ periods }: Pick<GameState, 'periods'>, slug: string): Track {
  const tune = eraBySlug(slug)?.tune.title;
  const name = periods.find((period) => period.slug === slug)?.name ?? slug;
  return { name: tune ?? `${name} theme`, url: themeUrl(slug) };
}
