import { useEffect, useEffectEvent, useState } from 'react';
import { logToConsole } from '../services/log';
import type { Part } from '../services/part';

/** What a wish for a part comes with. */
export interface PartWish {
  /** Loads the part; after a failure it is asked for again whenever this changes to another true value. */
  wanted: unknown;
  /** Called when a wanted part could not be loaded. */
  onFailure?: () => void;
}

/** The exports of a part that comes later, or null until they are there. */
export function usePart<Exports>(
  part: Part<Exports>,
  { wanted, onFailure }: PartWish,
): Exports | null {
  const [exports, setExports] = useState<Exports | null>(null);
  const fail = useEffectEvent(() => onFailure?.());
  const missing = exports === null;
  useEffect(() => {
    if (!wanted || !missing) return;
    let current = true;
    part.load().then(
      (loaded) => current && setExports(loaded),
      (error: unknown) => {
        if (!current) return;
        logToConsole(`A part of the page could not be loaded: ${String(error)}`);
        fail();
      },
    );
    return () => {
      current = false;
    };
  }, [part, wanted, missing]);
  return exports;
}
