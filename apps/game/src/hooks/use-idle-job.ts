import { useEffect, useEffectEvent } from 'react';
import { sparesLine } from '../services/spare-line';
import { whenIdle } from '../services/when-idle';

/** Runs a job once the page is idle; never if the visitor's connection should be spared. */
export function useIdleJob(job: () => void): void {
  const run = useEffectEvent(job);
  useEffect(() => (sparesLine() ? undefined : whenIdle(() => run())), []);
}
