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
  | 'onBlur'
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
  const [held, setHeld] = useState<{ value: T; byKey: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = held === null ? value : held.value;
  const hold = (byKey: boolean) => {
    clearTimeout(timer.current);
    setHeld({ value: shown, byKey });
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
      onPointerDown: () => hold(false),
      onPointerUp: releaseSoon,
      onPointerCancel: release,
      onPointerLeave: releaseSoon,
      onKeyDown: onSpace(() => hold(true)),
      onKeyUp: onSpace(releaseSoon),
      // A key that goes up elsewhere is not reported here. A pointer moves the focus too, but its release is.
      onBlur: () => held?.byKey === true && release(),
      onClick: release,
    },
  ];
}
