import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';

/**
 * Returns a function for the `render` of a story: it hands over the changes of a page to the story's args, which
 * Storybook keeps in the address.
 */
export function useKeepInAddress<Args extends object>(): (changed: Partial<Args>) => void {
  const [, keep] = useArgs<Args>();
  return keep;
}

/** Returns what a page shows, which begins with the story's args, and a function that changes and keeps it. */
export function useKept<Args extends object>(
  args: Args,
  keep: (changed: Partial<Args>) => void,
): readonly [Args, (changed: Partial<Args>) => void] {
  const [shown, setShown] = useState(args);
  const change = (changed: Partial<Args>) => {
    setShown((before) => ({ ...before, ...changed }));
    keep(changed);
  };
  return [shown, change];
}
