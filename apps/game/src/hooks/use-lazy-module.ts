import { useEffect, useEffectEvent, useState } from 'react';
import { logToConsole } from '../services/log';
import type { LazyModule } from '../services/lazy-module';

/** The options of `useLazyModule`. */
export interface LazyModuleOptions {
  /** Loads the module if true; after a failure, loads it again whenever this changes to another true value. */
  wanted: unknown;
  /** Called if a wanted module could not be loaded. */
  onFailure?: () => void;
  /** Called if the visitor presses Escape before a wanted module is loaded. */
  onEscape?: () => void;
}

/** Returns the exports of a lazy module, or null until they are loaded. */
export function useLazyModule<Exports>(
  module: LazyModule<Exports>,
  { wanted, onFailure, onEscape }: LazyModuleOptions,
): Exports | null {
  const [exports, setExports] = useState<Exports | null>(null);
  const fail = useEffectEvent(() => onFailure?.());
  const escape = useEffectEvent(() => onEscape?.());
  const missing = exports === null;
  useEffect(() => {
    if (!wanted || !missing) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && escape(), { signal });
    module.load().then(
      (loaded) => signal.aborted || setExports(loaded),
      (error: unknown) => {
        if (signal.aborted) return;
        logToConsole(`A module of the page could not be loaded: ${String(error)}`);
        fail();
      },
    );
    return () => waiting.abort();
  }, [module, wanted, missing]);
  return exports;
}
