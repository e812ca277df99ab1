import printStyle from '@time-traveler/ui/styles/print.css?url&no-inline';
import { useEffect } from 'react';
import { createLazyModule } from '../services/lazy-module';
import { whenIdle } from '../services/when-idle';

const printModule = createLazyModule(printStyle, () => Promise.resolve({}));

/** Loads the print styles when the page is idle. */
export function usePrintStyles(): void {
  useEffect(() => whenIdle(() => void printModule.load().catch(() => {})), []);
}
