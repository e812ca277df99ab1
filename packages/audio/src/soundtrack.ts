import { DEFAULT_VOLUME, FADE_MS, RETRY_DELAY_MS } from './constants';
import { createDeck, type Deck } from './deck';
import type { HowlConstructorLike } from './howl-like';
import type { Log, PlaybackStatus, Silence, Soundtrack, SoundtrackSnapshot, Track } from './types';

/** The options of `createSoundtrack`. */
export interface SoundtrackOptions {
  /** Returns howler's Howl class; called on the first play or preload, and again after a failure. */
  readonly loadHowl: () => Promise<HowlConstructorLike> | HowlConstructorLike;
  /** Receives every load and play error, with howler's own message if it has one (SPEC §8). */
  readonly log: Log;
  /** Returns false if the device has no connection; default: what the browser says. */
  readonly isOnline?: () => boolean;
  /** The initial volume, clamped to 0–1; default: 0.5 (SPEC §3). */
  readonly volume?: number;
}

const clamp = (volume: number): number => Math.min(1, Math.max(0, volume));

/**
 * Creates a soundtrack that is paused and has no track; calls no browser API before the first play
 * or preload.
 *
 * While the browser blocks sound, the status stays 'playing' and `audible` is false: the visitor did
 * ask for music. The soundtrack retries every second and after the next user gesture.
 */
export function createSoundtrack(options: SoundtrackOptions): Soundtrack {
  const { loadHowl, log } = options;
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false);

  let current: Track | null = null;
  let status: PlaybackStatus = 'paused';
  let audible = false;
  let trouble: Silence | null = null;
  let volume = Number.isNaN(options.volume)
    ? DEFAULT_VOLUME
    : clamp(options.volume ?? DEFAULT_VOLUME);
  let snapshot: SoundtrackSnapshot = { track: current, status, audible, silence: null, volume };

  let preloadList: readonly Track[] = [];
  let Howl: HowlConstructorLike | null = null;
  let isHowlRequested = false;
  /** Nothing starts while this timer runs: before a retry, and while the former track fades out. */
  let wait: ReturnType<typeof setTimeout> | undefined;
  let fading: Deck | undefined;
  let failuresInUse = 0;
  let disposed = false;
  const decks = new Map<string, Deck>();
  const listeners = new Set<() => void>();

  const currentDeck = (): Deck | undefined => (current ? decks.get(current.url) : undefined);

  const publish = (): void => {
    const silence = status === 'paused' || audible ? null : (trouble ?? 'loading');
    if (
      snapshot.track === current &&
      snapshot.status === status &&
      // Music that should play is audible unless there is a reason for silence.
      snapshot.silence === silence &&
      snapshot.volume === volume
    ) {
      return;
    }
    snapshot = { track: current, status, audible, silence, volume };
    for (const listener of listeners) listener();
  };

  /** Sets whether the current track sounds and, if not, what is in its way. */
  const hear = (sounds: boolean, reason: Silence | null = null): void => {
    audible = sounds;
    trouble = reason;
  };

  const networkTrouble = (): Silence => (isOnline() ? 'failed' : 'offline');

  const stopWaiting = (): void => {
    clearTimeout(wait);
    wait = undefined;
    fading?.stop();
    fading = undefined;
  };

  const startLater = (milliseconds: number): void => {
    stopWaiting();
    wait = setTimeout(startNow, milliseconds);
  };

  const startNow = (): void => {
    stopWaiting();
    sync();
    publish();
  };

  const buildDeck = (track: Track, constructor: HowlConstructorLike): Deck => {
    const isCurrent = (): boolean => current?.url === track.url;
    return createDeck(track, constructor, volume, {
      onReady: sync,
      onAudible() {
        hear(true);
        publish();
      },
      onInterrupted() {
        hear(false, 'interrupted');
        publish();
      },
      onWaiting() {
        hear(false, isOnline() ? null : 'offline');
        publish();
      },
      onFailure(cause, error) {
        const failed = cause === 'load' ? 'loaded' : 'played';
        const message = typeof error === 'string' ? error : `The music could not be ${failed}.`;
        log(message, { track: track.name, url: track.url, error });
        if (!isCurrent()) return;
        hear(false, cause === 'play' ? 'blocked' : networkTrouble());
        if (cause !== 'load' && status === 'playing') {
          decks.delete(track.url);
          // Without a sound device every attempt fails in use, so these retries back off.
          const backoff = cause === 'use' ? 2 ** Math.min(failuresInUse++, 5) : 1;
          startLater(RETRY_DELAY_MS * backoff);
          sync();
        }
        publish();
      },
      onUnlock: () => soundtrack.resume(),
    });
  };

  /** Loads missing tracks, unloads the ones no longer wanted, and starts the current one if playing. */
  const sync = (): void => {
    if (!Howl || disposed) return;
    const wanted = new Map([...preloadList, ...(current ? [current] : [])].map((t) => [t.url, t]));
    for (const [url, deck] of decks) {
      if (deck === fading || (wanted.has(url) && deck.phase() !== 'discarded')) continue;
      deck.discard();
      decks.delete(url);
    }
    for (const [url, track] of wanted) {
      if (!decks.has(url)) decks.set(url, buildDeck(track, Howl));
    }
    if (status === 'playing' && !wait) currentDeck()?.start();
  };

  const requestHowl = (): void => {
    if (isHowlRequested) return;
    isHowlRequested = true;
    const onLoaded = (constructor: HowlConstructorLike): void => {
      Howl = constructor;
      sync();
      publish();
    };
    const onError = (error: unknown): void => {
      isHowlRequested = false;
      log('The music player could not be loaded.', error);
      hear(false, networkTrouble());
      publish();
    };
    try {
      const loading = loadHowl();
      if (typeof loading === 'function') onLoaded(loading);
      else loading.then(onLoaded, onError);
    } catch (error) {
      onError(error);
    }
  };

  const isStartedOrStarting = (): boolean =>
    status === 'playing' &&
    trouble !== 'interrupted' &&
    !wait &&
    isHowlRequested &&
    currentDeck()?.phase() !== 'broken';

  const waitsForPress = (): boolean => trouble === 'interrupted' || trouble === 'blocked';

  const soundtrack: Soundtrack = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    select(track) {
      if (disposed || (status === 'paused' && current?.url === track.url)) return;
      stopWaiting();
      hear(false);
      currentDeck()?.stop();
      current = track;
      status = 'paused';
      sync();
      publish();
    },
    play(track) {
      const next = track ?? current;
      if (disposed || !next) return;
      soundtrack.check();
      const isOther = current?.url !== next.url;
      if (!isOther && isStartedOrStarting()) return;
      stopWaiting();
      if (isOther && audible) {
        startLater(FADE_MS);
        fading = currentDeck();
        fading?.fadeOut(FADE_MS);
      } else if (isOther) currentDeck()?.stop();
      current = next;
      hear(false);
      failuresInUse = 0;
      status = 'playing';
      if (currentDeck()?.phase() === 'broken') decks.delete(next.url);
      requestHowl();
      sync();
      publish();
    },
    pause() {
      if (status === 'paused') return;
      stopWaiting();
      status = 'paused';
      hear(false);
      currentDeck()?.pause();
      sync();
      publish();
    },
    toggle(track) {
      soundtrack.check();
      // Music that waits for a press has no sound to switch off: the press is the one it waits for.
      if (status === 'playing' && !waitsForPress()) soundtrack.pause();
      else soundtrack.play(track);
    },
    check() {
      currentDeck()?.check();
    },
    resume() {
      soundtrack.check();
      if (waitsForPress()) startNow();
      else if (trouble === 'offline' && isOnline()) soundtrack.play();
    },
    setVolume(next) {
      if (disposed || Number.isNaN(next)) return;
      volume = clamp(next);
      for (const deck of decks.values()) deck.setVolume(volume);
      // Howler ends a fade at a new volume.
      if (fading) startNow();
      publish();
    },
    preload(tracks) {
      if (disposed) return;
      preloadList = tracks;
      if (preloadList.length > 0) requestHowl();
      sync();
    },
    getPreloadList: () => preloadList,
    giveWay() {
      // Tracks without a deck go too: they would be loaded as soon as howler arrives.
      preloadList = preloadList.filter(({ url }) => decks.get(url)?.isDownloading() === false);
      sync();
    },
    dispose() {
      stopWaiting();
      disposed = true;
      status = 'paused';
      hear(false);
      for (const deck of decks.values()) deck.discard();
      decks.clear();
      listeners.clear();
      publish();
    },
  };
  return soundtrack;
}
