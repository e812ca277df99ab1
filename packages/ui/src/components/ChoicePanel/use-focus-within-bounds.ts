import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list of buttons when their number changes: if the focused button is removed, the last
 * one receives the focus. Returns the ref for the list.
 */
export function useFocusWithinBounds(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const enter = () => {
      hadFocus.current = true;
    };
    // Removing a focused element fires this too; the effect below runs before the microtask.
    const leave = () =>
      queueMicrotask(() => {
        hadFocus.current = element.contains(document.activeElement);
      });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    if (!hadFocus.current || element === null || element.contains(document.activeElement)) return;
    const buttons = element.querySelectorAll('button');
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
