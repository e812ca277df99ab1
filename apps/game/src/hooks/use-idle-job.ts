import { useEffect, useEffectEvent } from 'react';
import { savesData } from '../services/page';
import { whenIdle } from '../services/timing';

/** Runs a job once the page is idle; never if the visitor's connection should be spared. */
export function useIdleJob(job: () => void): void {
  const run = useEffectEvent(job);
  useEffect(() => (savesData() ? undefined : whenIdle(() => run())), []);
}
