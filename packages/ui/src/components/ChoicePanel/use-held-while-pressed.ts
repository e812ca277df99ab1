import { type DOMAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** How long after a release a browser may still send the click, in milliseconds. */
const CLICK_GRACE_MS = 300;

type PressHandlers = Pick<
  DOMAttributes<HTMLElement>,
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onPointerLeave'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onClick'
>;

const onSpace = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key === ' ') act();
};

/**
 * Keeps a value unchanged between press and release, so that the visitor gets what was pressed. Returns the
 * value to show and the handlers for the pressed element.
 */
export function useHeldWhilePressed<T>(value: T): [T, PressHandlers] {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = held === null ? value : held.value;
  const hold = () => {
    clearTimeout(timer.current);
    setHeld({ value: shown });
  };
  const release = () => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  const releaseSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(release, CLICK_GRACE_MS);
  };
  return [
    shown,
    {
      onPointerDown: hold,
      onPointerUp: releaseSoon,
      onPointerCancel: release,
      onPointerLeave: releaseSoon,
      onKeyDown: onSpace(hold),
      onKeyUp: onSpace(releaseSoon),
      onClick: release,
    },
  ];
}
