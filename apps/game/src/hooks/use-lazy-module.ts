import { useEffect, useEffectEvent, useState } from 'react';
import { logToConsole } from '../services/log';
import type { LazyModule } from '../services/lazy-module';

/** The options of `useLazyModule`. */
export interface LazyModuleOptions {
  /** Loads the module if true; after a failure, loads it again whenever this changes to another true value. */
  wanted: unknown;
  /** Called if a wanted module could not be loaded. */
  onFailure?: () => void;
}

/** Returns the exports of a lazy module, or null until they are loaded. */
export function useLazyModule<Exports>(
  module: LazyModule<Exports>,
  { wanted, onFailure }: LazyModuleOptions,
): Exports | null {
  const [exports, setExports] = useState<Exports | null>(null);
  const fail = useEffectEvent(() => onFailure?.());
  const missing = exports === null;
  useEffect(() => {
    if (!wanted || !missing) return;
    let current = true;
    module.load().then(
      (loaded) => current && setExports(loaded),
      (error: unknown) => {
        if (!current) return;
        logToConsole(`A module of the page could not be loaded: ${String(error)}`);
        fail();
      },
    );
    return () => {
      current = false;
    };
  }, [module, wanted, missing]);
  return exports;
}
