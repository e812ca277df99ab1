import { CHOICE, ERA } from '@time-traveler/ui/data-attributes';
import { useEffect } from 'react';
import { CONTROLS } from '../early-presses/controls';
import { type PressKind, pressesToPlay } from '../early-presses/presses-to-play';
import { useServices } from '../services/services-context';
import type { Services } from '../services/services';

/** Plays the presses from before the game started, once it has; later presses go to the game directly. */
export function useEarlyPresses(): void {
  const services = useServices();
  useEffect(() => {
    // In a separate task, after React has hydrated.
    const timer = setTimeout(() => playEarlyPresses(services));
    return () => clearTimeout(timer);
  }, [services]);
}

function playEarlyPresses({ stage, game }: Services): void {
  const early = window.earlyPresses;
  if (early === undefined) return;
  early.stop();
  delete window.earlyPresses;
  const presses = early.controls
    .flatMap((control) => standIn(control) ?? [])
    .map((control) => ({ control, kind: kindOf(control) }));
  for (const { control, kind } of presses) if (kind !== 'choice') unmark(control);
  for (const { control, kind } of pressesToPlay(presses)) {
    if (kind !== 'era') control.click();
    else {
      const slug = game.getSnapshot().periods[placeOf(control)]?.slug;
      if (slug !== undefined) game.dispatch({ type: 'eraSelected', slug });
    }
  }
  // A choice may wait for its era's story, so it looks pressed until the scene changes.
  const stop = stage.subscribe(() => {
    if (stage.getSnapshot().opening === null) return;
    stop();
    for (const { control } of presses) unmark(control);
  });
}

/** Returns a control, or the one in its place if React had to render the page again, as after a change by an extension. */
function standIn(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const kind = CONTROLS.find((selector) => control.matches(selector)) ?? '';
  const place = [...(control.getRootNode() as Element).querySelectorAll(kind)].indexOf(control);
  const other = document.querySelectorAll<HTMLElement>(`#root ${kind}`)[place];
  if (other) other.dataset['pressed'] = '';
  return other;
}

function kindOf(control: HTMLElement): PressKind {
  if (control.matches(CHOICE)) return 'choice';
  return control.matches(ERA) ? 'era' : 'other';
}

/** Returns the index of an entry in its list: while the list loads, nothing else says which era it is. */
function placeOf(entry: HTMLElement): number {
  return [...(entry.parentElement?.children ?? [])].indexOf(entry);
}

function unmark(control: HTMLElement): void {
  delete control.dataset['pressed'];
}
