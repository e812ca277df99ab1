import * as Radix from '@radix-ui/react-tooltip';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageElement } from './PageElement';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-delays';
import styles from './Tooltip.module.css';

const MARK = '[data-tooltip]';

/**
 * Draws the labels of all tooltips on the page: after 700 ms, or at once within 300 ms of another one. One is
 * enough, anywhere on the page.
 */
export function Tooltips() {
  // An element is added when a pointer or the focus first enters it.
  const [anchors, setAnchors] = useState<readonly HTMLElement[]>(underHandNow);
  // With the commit: a focus between it and a later effect would be missed.
  useLayoutEffect(() => {
    const add = ({ target }: Event) => {
      const anchor = target instanceof Element ? target.closest<HTMLElement>(MARK) : null;
      if (anchor === null || anchors.includes(anchor)) return;
      // At once, so that the element's own listeners see the event on its way down.
      flushSync(() => setAnchors([...anchors.filter((known) => known.isConnected), anchor]));
    };
    const events = ['pointerover', 'focus'];
    for (const event of events) document.addEventListener(event, add, true);
    return () => {
      for (const event of events) document.removeEventListener(event, add, true);
    };
  }, [anchors]);
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {anchors.map((anchor) => (
        <Tip anchor={anchor} key={keyOf(anchor)} />
      ))}
    </Radix.Provider>
  );
}

/** The label of one marked element. */
function Tip({ anchor }: { anchor: HTMLElement }) {
  const [label, setLabel] = useState<string>();
  return (
    <Radix.Root onOpenChange={(open) => open && setLabel(anchor.dataset['tooltip'])}>
      <Radix.Trigger asChild>
        <PageElement element={anchor} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tip} collisionPadding={8} sideOffset={6}>
          {/* Radix sets it beside what a screen reader hears. */}
          <span>{label}</span>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What is pointed at, or has the focus by keyboard, when the code of the tooltips arrives. */
function underHandNow(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(MARK)].filter((element) =>
    element.matches(':hover, :focus-visible'),
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

function keyOf(element: Element): number {
  const key = keys.get(element) ?? (lastKey += 1);
  keys.set(element, key);
  return key;
}
