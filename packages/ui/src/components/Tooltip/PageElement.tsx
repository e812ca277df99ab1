import { type Ref, useEffectEvent, useLayoutEffect } from 'react';

type Handler = (event: Event) => void;

/** Props of {@link PageElement}; the rest are attributes and handlers as Radix passes them to its trigger. */
export interface PageElementProps {
  /** An element elsewhere on the page. */
  element: HTMLElement;
  /** Called with the element. */
  ref?: Ref<HTMLElement>;
  /** The id of the open tooltip. */
  'aria-describedby'?: string | undefined;
  /** Handlers by their React names. */
  [handler: `on${string}`]: unknown;
}

const events = [
  ['pointermove', 'onPointerMove'],
  ['pointerleave', 'onPointerLeave'],
  ['pointerdown', 'onPointerDown'],
  ['focus', 'onFocus'],
  ['blur', 'onBlur'],
  ['click', 'onClick'],
] as const;

/** Renders nothing, and sets the handlers and the description of a trigger on an element elsewhere on the page. */
export function PageElement({ element, ref, ...trigger }: PageElementProps) {
  const handle = useEffectEvent((handler: (typeof events)[number][1], event: Event) =>
    (trigger[handler] as Handler | undefined)?.(event),
  );
  const takeElement = useEffectEvent((taken: HTMLElement | null) => {
    if (typeof ref === 'function') ref(taken);
    else if (ref) ref.current = taken;
  });
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const [event, handler] of events) {
      element.addEventListener(event, (happened) => handle(handler, happened), { signal });
    }
    takeElement(element);
    // The pointer or the focus may have arrived before the listeners were added.
    if (element.matches(':focus-visible')) handle('onFocus', new FocusEvent('focus'));
    else if (matchMedia('(hover: hover)').matches && element.matches(':hover')) {
      handle('onPointerMove', new PointerEvent('pointermove', { pointerType: 'mouse' }));
    }
    return () => {
      listeners.abort();
      takeElement(null);
    };
  }, [element]);
  const description = trigger['aria-describedby'];
  useLayoutEffect(() => {
    // The element's own description takes precedence: the tooltip's only repeats the name.
    if (description === undefined || element.hasAttribute('aria-describedby')) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description]);
  return null;
}
