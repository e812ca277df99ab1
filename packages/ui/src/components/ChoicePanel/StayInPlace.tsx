import { Component, type ReactNode } from 'react';

/** Props of {@link StayInPlace}. */
export interface StayInPlaceProps {
  /** A list of buttons that keep their elements when their contents change. */
  children: ReactNode;
  /** A new value that is not null says that the contents change while the visitor looks at them. */
  swap: unknown;
}

interface Anchor {
  readonly button: Element;
  readonly top: number;
}

/**
 * Scrolls so that one button stays where it is when the contents change: the one with the focus, the one under
 * the mouse, or else the first visible one. Only a class component can measure the page before React changes it.
 */
export class StayInPlace extends Component<StayInPlaceProps> {
  readonly #list: { current: HTMLDivElement | null } = { current: null };

  override getSnapshotBeforeUpdate({ swap }: StayInPlaceProps): Anchor | null {
    if (this.props.swap === null || this.props.swap === swap) return null;
    const buttons = [...(this.#list.current?.querySelectorAll('button') ?? [])];
    const button =
      buttons.find((candidate) => candidate === document.activeElement) ??
      buttons.find((candidate) => candidate.matches(':hover')) ??
      buttons.find((candidate) => {
        const { top, bottom } = candidate.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    return button ? { button, top: button.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_: StayInPlaceProps, __: unknown, anchor: Anchor | null): void {
    if (!anchor?.button.isConnected) return;
    const moved = anchor.button.getBoundingClientRect().top - anchor.top;
    if (moved !== 0) scrollerOf(anchor.button).scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return (
      <div
        ref={(element) => {
          this.#list.current = element;
        }}
        style={{ display: 'contents' }}
      >
        {this.props.children}
      </div>
    );
  }
}

/** Returns the nearest ancestor that scrolls, or the page. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
