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
  #lengthened: HTMLElement | null = null;

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
    if (this.props.swap === null) this.#shorten();
    if (!anchor?.button.isConnected) return;
    const { button, top } = anchor;
    const scroller = scrollerOf(button);
    const scrollBack = () => {
      const moved = button.getBoundingClientRect().top - top;
      if (moved !== 0) scroller.scrollBy({ top: moved, behavior: 'instant' });
    };
    scrollBack();
    // Shorter contents may leave too little to scroll.
    const missing = button.getBoundingClientRect().top - top;
    if (missing < 1) return;
    const padding = parseFloat(getComputedStyle(scroller).paddingBlockEnd);
    scroller.style.paddingBlockEnd = `${Math.ceil(padding + missing)}px`;
    this.#lengthened = scroller;
    scrollBack();
  }

  override componentWillUnmount(): void {
    this.#shorten();
  }

  #shorten(): void {
    this.#lengthened?.style.removeProperty('padding-block-end');
    this.#lengthened = null;
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
function scrollerOf(element: Element): HTMLElement {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return document.documentElement;
}
