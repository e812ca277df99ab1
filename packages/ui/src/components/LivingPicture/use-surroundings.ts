import { useEffect, useState } from 'react';
import type { MotionFacts } from './picture-motion';

/** What the page, the device and its settings say about motion. */
export type Surroundings = Pick<
  MotionFacts,
  'reducedMotion' | 'forcedColors' | 'savesData' | 'batteryLow' | 'hidden' | 'printing'
>;

/** The charge below which a battery is low. */
const LOW_CHARGE = 0.2;

interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

/** What not every browser has. */
const device = () =>
  navigator as { connection?: Connection; getBattery?: () => Promise<Battery | undefined> };

/** Returns what the page, the device and its settings say about motion, and follows it. */
export function useSurroundings(): Surroundings {
  const [battery, setBattery] = useState<Battery>();
  const [printing, setPrinting] = useState(false);
  const [known, setKnown] = useState(() => read());

  useEffect(() => {
    // Some browsers refuse it, or have it without a battery.
    device()
      .getBattery?.()
      .then(setBattery, () => {});
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => setKnown(read(battery));
    update();
    const sources: readonly [EventTarget | undefined, readonly string[]][] = [
      [matchMedia(REDUCED), ['change']],
      [matchMedia(FORCED), ['change']],
      [device().connection, ['change']],
      [battery, ['chargingchange', 'levelchange']],
      [document, ['visibilitychange']],
    ];
    for (const [source, events] of sources)
      for (const event of events) source?.addEventListener(event, update, { signal });
    addEventListener('beforeprint', () => setPrinting(true), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => listening.abort();
  }, [battery]);

  return { ...known, printing };
}

const REDUCED = '(prefers-reduced-motion: reduce)';
const FORCED = '(forced-colors: active)';

function read(battery?: Battery) {
  return {
    reducedMotion: matchMedia(REDUCED).matches,
    forcedColors: matchMedia(FORCED).matches,
    savesData: device().connection?.saveData === true,
    batteryLow: battery !== undefined && !battery.charging && battery.level <= LOW_CHARGE,
    hidden: document.hidden,
  };
}
