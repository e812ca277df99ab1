import { BAR } from '@time-traveler/ui/data-attributes';

/** The controls of the two bars, which are the same before and after a change of era. */
const BAR_CONTROLS = `${BAR} button`;

/** How far a pointer may move during a press and still mean the same control, in CSS pixels. */
const STILL_PX = 10;

/** A press that has begun on a control, at a point in the window. */
interface Press {
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/**
 * Makes a press on a bar count even if the browser sends its click elsewhere: another era's typeface may move the
 * control between press and release, and a screen that is captured for a fade cannot be hit. A second call changes
 * nothing.
 */
export function keepBarPresses(): void {
  addEventListener('pointerdown', onDown, true);
  addEventListener('click', onClick, true);
}

let press: Press | null = null;

function onDown({ target, clientX: x, clientY: y }: PointerEvent): void {
  const control =
    target === document.documentElement
      ? capturedControlAt(x, y)
      : (target as Element).closest<HTMLElement>(BAR_CONTROLS);
  press = control && { control, x, y };
}

function onClick(click: MouseEvent): void {
  // A click without a pointer has no count.
  if (press === null || click.detail === 0) return;
  const { control, x, y } = press;
  press = null;
  const dragged = Math.hypot(click.clientX - x, click.clientY - y) > STILL_PX;
  if (dragged || !control.isConnected || control.contains(click.target as Node)) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  control.focus({ preventScroll: true });
  control.click();
}

/** Returns the bar's control at a point by where it stands, or null if there is none. */
function capturedControlAt(x: number, y: number): HTMLElement | null {
  const controls = [...document.querySelectorAll<HTMLElement>(BAR_CONTROLS)];
  return (
    controls.find((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }) ?? null
  );
}
