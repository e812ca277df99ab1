import {
  type Journey,
  type JourneyVisit,
  addJourney,
  emptyJourney,
  lastVisit,
  readJourney,
  recordVisit,
  writeJourney,
} from '@time-traveler/game-core/journey';
import type { Device } from './device';

/** A journey that is kept on the device. */
export interface JourneyStore {
  /** Returns the journey; the same object until something changes. */
  readonly journey: () => Journey;
  /** Returns false if the device does not keep the journey: storage is blocked or full. */
  readonly isKept: () => boolean;
  /** Returns a number for a new visit, which no visit of the journey has. */
  readonly freshNumber: () => number;
  /** Adds a visit, or replaces the older version of it; stores the journey soon. */
  readonly record: (visit: JourneyVisit) => void;
  /** Adds another journey and stores both. Nothing of either is lost. */
  readonly add: (other: Journey) => void;
}

/** Reads the journey of a device; calls `changed` after every change of the journey, and of whether it is kept. */
export function createJourneyStore(
  { storage, now, whenIdle }: Pick<Device, 'storage' | 'now' | 'whenIdle'>,
  changed: () => void,
): JourneyStore {
  let stored = storage.read();
  const before = stored === null ? null : readJourney(stored);
  // What a newer version has stored stays as it is.
  const frozen = before !== null && !before.ok && before.reason === 'newer';
  let journey = before?.ok ? before.journey : emptyJourney;
  let kept = !frozen;
  let newest = journey.visits.reduce((highest, { began }) => Math.max(highest, began), 0);
  let saving = false;

  function save(): void {
    if (frozen) return;
    // Another tab may have stored a journey meanwhile.
    const text = storage.read();
    const others = text === null || text === stored ? null : readJourney(text);
    const mine = lastVisit(journey);
    if (others?.ok && mine) {
      journey = recordVisit(
        addJourney(others.journey, { ...emptyJourney, endings: journey.endings }),
        mine,
      );
    }
    const next = writeJourney(journey);
    const worked = storage.write(next);
    if (worked) stored = next;
    if (worked !== kept || others?.ok) {
      kept = worked;
      changed();
    }
  }

  return {
    journey: () => journey,
    isKept: () => kept,
    freshNumber() {
      newest = Math.max(newest + 1, now());
      return newest;
    },
    record(visit) {
      journey = recordVisit(journey, visit);
      changed();
      if (saving) return;
      saving = true;
      whenIdle(() => {
        saving = false;
        save();
      });
    },
    add(other) {
      journey = addJourney(journey, other);
      changed();
      save();
    },
  };
}
