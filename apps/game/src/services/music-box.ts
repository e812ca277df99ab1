import type { Soundtrack, Track } from '@time-traveler/audio';
import { type GameState, eraBySlug, preloadSlugs, themeUrl } from '@time-traveler/game-core';

/** The soundtrack in the game's own terms: eras instead of tracks. */
export interface MusicBox {
  /** The player itself, for its state, the toggle and the volume. */
  readonly soundtrack: Soundtrack;
  /** Plays the theme of an era, by its slug. */
  play(slug: string): void;
  /** Makes the active era's theme current and keeps it and its neighbours loaded (SPEC §9). */
  prepare(): void;
  /** Leaves the line to the scene's picture: neighbours still on their way wait for the next `prepare`. */
  giveWay(): void;
}

/** Takes the player and the way to the game's state; gives the music box. */
export function createMusicBox(soundtrack: Soundtrack, state: () => GameState): MusicBox {
  const tracks = () => {
    const { periods, activeSlug } = state();
    return preloadSlugs(periods, activeSlug).map((slug) => trackOf(state(), slug));
  };
  return {
    soundtrack,
    play(slug) {
      soundtrack.play(trackOf(state(), slug));
    },
    prepare() {
      const { activeSlug } = state();
      const track = trackOf(state(), activeSlug);
      if (soundtrack.getSnapshot().track?.url !== track.url) soundtrack.select(track);
      soundtrack.preload(tracks());
    },
    giveWay: () => soundtrack.giveWay(),
  };
}

/** The theme of an era: its tune's title, or one made from the period's name where the era is the server's. */
export function trackOf({ periods }: Pick<GameState, 'periods'>, slug: string): Track {
  const tune = eraBySlug(slug)?.tune.title;
  const name = periods.find((period) => period.slug === slug)?.name ?? slug;
  return { name: tune ?? `${name} theme`, url: themeUrl(slug) };
}
