import {
  type Journey,
  type JourneyVisit,
  type Visit,
  addJourney,
  emptyJourney,
  includes,
  mergeJourneys,
  readJourney,
  recordVisit,
  versionOf,
  writeJourney,
} from '@time-traveler/game-core/journey';
import type { Device } from './device';
import { withEarlyVisits } from './early-visits';

/** A journey that is kept on the device. */
export interface JourneyStore {
  /** Returns the journey; the same object until something changes. */
  readonly journey: () => Journey;
  /** Returns false if the device does not keep the journey: storage is blocked or full. */
  readonly isKept: () => boolean;
  /** Returns a number for a new visit, which no visit of the journey has. */
  readonly freshNumber: () => number;
  /** Marks a visit that was shown again as the one that this page continues, unless the page has recorded it itself. */
  readonly resume: (began: number, visit: Visit) => void;
  /** Adds a visit, or replaces the version of it that this page has left; stores the journey soon. */
  readonly record: (visit: JourneyVisit) => void;
  /** Returns the journal's version of a visit that this page has left, or shows, like this; undefined if it has none. */
  readonly recorded: (began: number, visit: Visit) => JourneyVisit | undefined;
  /** Adds another journey and stores both. Nothing of either is lost but the oldest visits beyond the limits. */
  readonly add: (other: Journey) => void;
}

/**
 * Reads the journey of a device, and adds what pages have left `early`. Other tabs may change what is
 * stored at any time: each save merges what this tab has done since it last knew that. Calls `changed` after every
 * change of the journey, and of whether it is kept.
 */
export function createJourneyStore(
  { storage, now, whenIdle }: Pick<Device, 'storage' | 'now' | 'whenIdle'>,
  changed: () => void,
  early = '',
): JourneyStore {
  let stored = storage.read();
  const before = stored === null ? null : readJourney(stored);
  // What a newer version has stored stays as it is.
  let frozen = before !== null && !before.ok && before.reason === 'newer';
  /** The journey as this tab last knew it to be stored. */
  let known = before?.ok ? before.journey : emptyJourney;
  let journey = withEarlyVisits(known, early);
  let kept = !frozen;
  let newest = 0;
  let saving = false;
  /** The visits of this page as it has left them, by the numbers that it knows them by. */
  const left = new Map<number, Visit>();

  /** Returns what is stored now, or what this tab knows of it if that is damaged. */
  function storedNow(text: string | null): Journey {
    if (text === stored) return known;
    // It was there and is not any more: the visitor has cleared it.
    if (text === null) return emptyJourney;
    const read = readJourney(text);
    if (!read.ok && read.reason === 'newer') frozen = true;
    return read.ok ? read.journey : known;
  }

  function save(): void {
    saving = false;
    const text = storage.read();
    const others = storedNow(text);
    const merged = mergeJourneys(others, journey, known);
    const isEmpty = merged.visits.length === 0 && merged.endings.length === 0;
    const next = text === null && isEmpty ? null : writeJourney(merged);
    const worked = !frozen && (next === null || storage.write(next));
    const hadChanged = merged !== journey || worked !== kept;
    kept = worked;
    // Where storage has been blocked meanwhile, nothing was cleared: the page keeps what it has.
    if (worked || text !== null) {
      stored = worked ? next : text;
      known = worked ? merged : others;
      journey = merged;
    }
    if (hadChanged) changed();
  }

  function saveSoon(): void {
    if (saving || frozen) return;
    saving = true;
    whenIdle(save);
  }

  storage.onCleared(save);
  if (journey !== known) saveSoon();

  return {
    journey: () => journey,
    isKept: () => kept,
    freshNumber() {
      const numbers = journey.visits.map(({ began }) => began);
      newest = Math.max(newest + 1, now(), ...numbers.map((began) => began + 1));
      return newest;
    },
    resume(began, visit) {
      // Reading the journal may have lowered a number beyond all times: no new visit gets that of this one.
      newest = Math.max(newest, began);
      const before = left.get(began);
      // A step forward shows again what this page had undone: it is continued from there.
      if (before === undefined || includes(visit, before)) left.set(began, visit);
    },
    record(visit) {
      journey = recordVisit(journey, visit, left.get(visit.began) ?? null);
      left.set(visit.began, visit.visit);
      changed();
      saveSoon();
    },
    recorded: (began, visit) => versionOf(journey, began, left.get(began) ?? visit),
    add(other) {
      // What another tab had no room for may come back with the file.
      save();
      journey = addJourney(journey, other);
      save();
      changed();
    },
  };
}
