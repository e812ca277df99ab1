import { DEFAULT_VOLUME, RETRY_DELAY_MS } from './constants';
import { createDeck, type Deck } from './deck';
import type { HowlConstructorLike } from './howl-like';
import type { Log, PlaybackStatus, Soundtrack, SoundtrackSnapshot, Track } from './types';

/** What a soundtrack needs from its surroundings. */
export interface SoundtrackOptions {
  /** Gives howler's Howl class; called once something is to be played or preloaded, again after a failure. */
  readonly loadHowl: () => Promise<HowlConstructorLike> | HowlConstructorLike;
  /** Takes every load and play error (SPEC §8); howler's own messages come through word for word. */
  readonly log: Log;
  /** Calls back after the given milliseconds; the global timer where it is left out. */
  readonly setTimer?: (callback: () => void, milliseconds: number) => unknown;
  /** Cancels what `setTimer` gave back. */
  readonly clearTimer?: (timer: unknown) => void;
  /** The volume to begin with, clamped to 0–1; 0.5 where it is left out (SPEC §3). */
  readonly volume?: number;
}

const clamp = (volume: number): number => Math.min(1, Math.max(0, volume));

/**
 * Makes a silent soundtrack; touches no browser API before something is to be heard or preloaded.
 *
 * While the browser blocks sound the status stays 'playing' with `audible` false: the visitor did
 * ask for music, so it is tried again every second and starts by itself after the next gesture.
 */
export function createSoundtrack(options: SoundtrackOptions): Soundtrack {
  const { loadHowl, log } = options;
  const setTimer = options.setTimer ?? ((callback, ms): unknown => setTimeout(callback, ms));
  const clearTimer =
    options.clearTimer ?? ((timer) => clearTimeout(timer as ReturnType<typeof setTimeout>));

  let current: Track | null = null;
  let status: PlaybackStatus = 'paused';
  let audible = false;
  let volume = Number.isNaN(options.volume)
    ? DEFAULT_VOLUME
    : clamp(options.volume ?? DEFAULT_VOLUME);
  let snapshot: SoundtrackSnapshot = { track: current, status, audible, volume };

  let reach: readonly Track[] = [];
  let Howl: HowlConstructorLike | null = null;
  let awaitingHowl = false;
  let cancelRetry: (() => void) | null = null;
  let breakdowns = 0;
  let disposed = false;
  const decks = new Map<string, Deck>();
  const listeners = new Set<() => void>();

  const currentDeck = (): Deck | undefined => (current ? decks.get(current.url) : undefined);

  const publish = (): void => {
    if (
      snapshot.track === current &&
      snapshot.status === status &&
      snapshot.audible === audible &&
      snapshot.volume === volume
    ) {
      return;
    }
    snapshot = { track: current, status, audible, volume };
    for (const listener of listeners) listener();
  };

  const stopRetrying = (): void => {
    cancelRetry?.();
    cancelRetry = null;
  };

  const retryLater = (milliseconds: number): void => {
    stopRetrying();
    const timer = setTimer(retryNow, milliseconds);
    cancelRetry = () => clearTimer(timer);
  };

  const retryNow = (): void => {
    stopRetrying();
    sync();
    publish();
  };

  const build = (track: Track, constructor: HowlConstructorLike): Deck => {
    const isCurrent = (): boolean => current?.url === track.url;
    return createDeck(track, constructor, volume, {
      onReady: sync,
      onSounding() {
        audible = true;
        publish();
      },
      onFailure(cause, error) {
        const failed = cause === 'load' ? 'loaded' : 'played';
        const message = typeof error === 'string' ? error : `The music could not be ${failed}.`;
        log(message, { track: track.name, url: track.url, error });
        if (!isCurrent()) return;
        audible = false;
        if (cause !== 'load' && status === 'playing') {
          decks.delete(track.url);
          // A machine without a sound device breaks down each time: that is not tried every second for ever.
          const patience = cause === 'use' ? 2 ** Math.min(breakdowns++, 5) : 1;
          retryLater(RETRY_DELAY_MS * patience);
          sync();
        }
        publish();
      },
      onUnlock: retryNow,
    });
  };

  /** Brings the Howls in line with what is wanted: exactly those in reach, the current one started. */
  const sync = (): void => {
    if (!Howl || disposed) return;
    const wanted = new Map([...reach, ...(current ? [current] : [])].map((t) => [t.url, t]));
    for (const [url, deck] of decks) {
      if (wanted.has(url) && deck.phase() !== 'discarded') continue;
      deck.discard();
      decks.delete(url);
    }
    for (const [url, track] of wanted) {
      if (!decks.has(url)) decks.set(url, build(track, Howl));
    }
    if (status === 'playing' && !cancelRetry) currentDeck()?.start();
  };

  const needHowl = (): void => {
    if (Howl || awaitingHowl) return;
    awaitingHowl = true;
    const arrive = (constructor: HowlConstructorLike): void => {
      awaitingHowl = false;
      Howl = constructor;
      sync();
      publish();
    };
    const fail = (error: unknown): void => {
      awaitingHowl = false;
      log('The music player could not be loaded.', error);
    };
    try {
      const answer = loadHowl();
      if (typeof answer === 'function') arrive(answer);
      else answer.then(arrive, fail);
    } catch (error) {
      fail(error);
    }
  };

  const silence = (): void => {
    stopRetrying();
    audible = false;
    currentDeck()?.stop();
  };

  const isUnderWay = (): boolean =>
    status === 'playing' &&
    !cancelRetry &&
    (Howl ? currentDeck()?.phase() !== 'broken' : awaitingHowl);

  const soundtrack: Soundtrack = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    select(track) {
      if (disposed || (status === 'paused' && current?.url === track.url)) return;
      silence();
      current = track;
      status = 'paused';
      sync();
      publish();
    },
    play(track) {
      const next = track ?? current;
      if (disposed || !next) return;
      if (current?.url !== next.url) {
        silence();
        current = next;
      } else if (isUnderWay()) {
        return;
      }
      stopRetrying();
      breakdowns = 0;
      status = 'playing';
      if (currentDeck()?.phase() === 'broken') decks.delete(next.url);
      needHowl();
      sync();
      publish();
    },
    pause() {
      if (disposed || status === 'paused') return;
      stopRetrying();
      status = 'paused';
      audible = false;
      currentDeck()?.pause();
      sync();
      publish();
    },
    toggle() {
      if (status === 'playing') soundtrack.pause();
      else soundtrack.play();
    },
    setVolume(next) {
      if (disposed || Number.isNaN(next)) return;
      volume = clamp(next);
      for (const deck of decks.values()) deck.setVolume(volume);
      publish();
    },
    preload(tracks) {
      if (disposed) return;
      reach = tracks;
      if (reach.length > 0) needHowl();
      sync();
    },
    giveWay() {
      // What has no deck yet would be asked for as soon as howler is there.
      reach = reach.filter(({ url }) => decks.get(url)?.isUnderWay() === false);
      sync();
    },
    dispose() {
      stopRetrying();
      disposed = true;
      status = 'paused';
      audible = false;
      for (const deck of decks.values()) deck.discard();
      decks.clear();
      listeners.clear();
      publish();
    },
  };
  return soundtrack;
}
