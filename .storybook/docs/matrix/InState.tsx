import { SkipLinks } from '@time-traveler/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
// oxlint-disable-next-line no-restricted-imports -- a fixture of the stories, and not part of the package's API
import {
  type ForcedState,
  forceState,
  releaseState,
} from '../../../packages/ui/src/fixtures/forced-state';

/** The states in which a matrix shows everything. */
export const states = {
  asItIs: 'As it is',
  hover: 'Hovered',
  active: 'Pressed',
  'focus-visible': 'Focused by keyboard',
  rightToLeft: 'Right to left',
} as const;

/** One of these states. */
export type StateName = keyof typeof states;

const pressable = ':is(button, a[href], input, [tabindex="0"])';

/** Shows an example in a state: what can be pressed in it first is hovered, pressed or focused. */
export function InState({ state, children }: { state: StateName; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = cell;
    if (current === null || state === 'asItIs' || state === 'rightToLeft') return;
    return forceFirst(state, current);
  }, [state]);
  return (
    <div dir={state === 'rightToLeft' ? 'rtl' : 'ltr'} ref={cell}>
      {children}
    </div>
  );
}

function forceFirst(state: ForcedState, cell: HTMLElement): () => void {
  forceState(state, cell, pressable);
  return () => releaseState(state, cell);
}

/** Links that can be seen only with the focus, which one cell at a time could have. */
export function ReachedLinks() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) forceState('focus-within', place.current, ':has(> a)');
  }, []);
  return (
    <div className="matrix-reached" ref={place}>
      <SkipLinks choicesId="choices" storyId="story" />
    </div>
  );
}
