import { Howler } from 'howler';

/** How long the page has to answer a gesture before the audio context is opened, in milliseconds. */
const AFTER_GESTURE_MS = 500;

const GESTURES = ['click', 'keydown'] as const;

/** What howler keeps private. */
interface InnerHowler {
  /** True if howler need not open its context again because of its rate. */
  _mobileUnloaded: boolean;
  _unlockAudio(): void;
}

/** What to do when the state of the audio context changes. */
const watchers = new Set<() => void>();
let watched: AudioContext | null = null;

/**
 * Makes howler open its audio context after the visitor's first gesture instead of with the first track, because
 * that blocks the page for up to 75 ms. Audio elements load and play without it; howler needs it to unlock further
 * elements, which only a gesture can do.
 */
export function openContextAfterGesture(): void {
  // Howler would open it twice, and unload all tracks, for a rate that matters only without audio elements.
  inner()._mobileUnloaded = true;
  // The visitor has acted already, or the browser does not tell.
  if (globalThis.navigator?.userActivation?.hasBeenActive !== false) return;
  Howler.usingWebAudio = false;
  const open = (): void => {
    Howler.usingWebAudio = true;
    // Any question about the volume makes howler open its context.
    Howler.volume();
    // oxlint-disable-next-line no-underscore-dangle
    if (Howler.ctx) inner()._unlockAudio();
    followContext();
  };
  const waitForAnswer = (): void => {
    for (const type of GESTURES) removeEventListener(type, waitForAnswer, true);
    setTimeout(open, AFTER_GESTURE_MS);
  };
  for (const type of GESTURES) addEventListener(type, waitForAnswer, true);
}

/** Runs something whenever the state of howler's audio context changes. Returns a function that stops it. */
export function onContextChange(run: () => void): () => void {
  watchers.add(run);
  followContext();
  return () => watchers.delete(run);
}

function followContext(): void {
  const context = Howler.ctx as AudioContext | null;
  if (context === watched) return;
  watched = context;
  context?.addEventListener('statechange', () => watchers.forEach((run) => run()));
}

function inner(): InnerHowler {
  return Howler as unknown as InnerHowler;
}
