import { type Visit, readVisit } from '@time-traveler/game-core/journey';

/** A dialog that is open on top of a scene. */
export type DialogName = 'context' | 'journal' | 'keepsake';

const dialogs: readonly DialogName[] = ['context', 'journal', 'keepsake'];

/** What an entry of the browser's history holds: enough to show its scene again. */
export interface HistoryEntry {
  /** The number of the visit in the journey. */
  readonly began: number;
  /** How many of its first choices are copied from an earlier visit. */
  readonly inherited: number;
  readonly visit: Visit;
  readonly dialog: DialogName | null;
  /** True if the entry before this one is known to be the same scene: without its dialog, or before its last choice. */
  readonly follows: boolean;
}

/** Returns the entry in a history state, or null if it has none that can be used. */
export function entryIn(state: unknown): HistoryEntry | null {
  const { journey } = fieldsOf(state);
  const { began, inherited, dialog, follows, ...rest } = fieldsOf(journey);
  const visit = readVisit(rest['visit']);
  if (visit === null || !isCount(began) || !isCount(inherited)) return null;
  return {
    began,
    inherited,
    visit,
    dialog: dialogs.find((name) => name === dialog) ?? null,
    follows: follows === true,
  };
}

/** Returns an entry as a history state. The script in the page's head looks for its field. */
export function stateOf(entry: HistoryEntry): unknown {
  return { journey: entry };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
