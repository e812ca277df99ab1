import type { CSSProperties, ReactNode } from 'react';
import type { Ground } from './guides/guide';

const grounds: Readonly<Record<Ground, CSSProperties>> = {
  bar: {
    '--color-focus': 'var(--color-focus-bar)',
    background: 'var(--bar-image), var(--color-bar)',
    color: 'var(--color-bar-text)',
  } as CSSProperties,
  choices: {
    '--color-focus': 'var(--color-focus-choices)',
    background: 'var(--surface-choices-image), var(--color-surface-choices)',
    color: 'var(--color-choices-text)',
  } as CSSProperties,
  page: { background: 'var(--page-image), var(--color-page)', color: 'var(--color-text)' },
  story: { background: 'var(--surface-image), var(--color-surface)', color: 'var(--color-text)' },
};

/** Shows an example on one of the screen's backgrounds, in the era that the page has. */
export function InGround({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <div className="sb-unstyled guide-ground" inert style={grounds[ground]}>
      {children}
    </div>
  );
}
