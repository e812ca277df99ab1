import { type ReactElement, cloneElement } from 'react';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words in the tooltip. */
  label: string;
  /** The one focusable element that it explains; it must pass `data-tooltip` on to the page. */
  children: ReactElement;
}

/**
 * A label that shows on hover after the delay, on focus at once, and hides on Escape. It only marks its
 * element: the one `Tooltips` of the screen, whose code may load later, renders the label.
 */
export function Tooltip({ label, children }: TooltipProps) {
  return cloneElement(children as ReactElement<{ 'data-tooltip'?: string }>, {
    'data-tooltip': label,
  });
}
