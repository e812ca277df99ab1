import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-delays';
import styles from './Tooltip.module.css';

/** Props of {@link TooltipProvider}. */
export interface TooltipProviderProps {
  /** The part of the screen whose tooltips share their delays. */
  children: ReactNode;
}

/** Gives all tooltips inside it the delays of the specification: 700 ms to open, 300 ms to skip (SPEC §9). */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words in the tooltip. */
  label: string;
  /** The one focusable element that it explains. */
  children: ReactNode;
}

/** A label that shows on hover after the delay, on focus at once, and goes on Escape. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tip} collisionPadding={8} sideOffset={6}>
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
