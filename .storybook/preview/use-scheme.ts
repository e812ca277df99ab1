import { useSyncExternalStore } from 'react';
import { palettes } from '../palette';
import type { Scheme } from '../theme';

const dark = matchMedia('(prefers-color-scheme: dark)');

const scheme = (): Scheme => (dark.matches ? 'dark' : 'light');

function onChange(listen: () => void): () => void {
  dark.addEventListener('change', listen);
  return () => dark.removeEventListener('change', listen);
}

/** Returns the mode of the system, also after it has changed. */
export function useScheme(): Scheme {
  return useSyncExternalStore(onChange, scheme);
}

/** Sets the colours of the workspace as `--studio-…` on the page, and follows the mode of the system. */
export function wearPalette(): void {
  const { style } = document.documentElement;
  const wear = () => {
    for (const [name, value] of Object.entries(palettes[scheme()]))
      style.setProperty(`--studio-${name.replace(/[A-Z]/, '-$&').toLowerCase()}`, value);
  };
  onChange(wear);
  wear();
}
