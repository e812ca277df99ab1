import * as v from 'valibot';
import { allDiffer } from '../answers/accepted-periods';
import { outcomeKinds } from '../eras/stories/era-story';
import { visitSchema } from '../events/visit';
import type { Journey } from './journey';
import { MOST_VISITS } from './limits';

/** The version that is written. A change that older games cannot read needs a new one, and a migration. */
const FILE_VERSION = 1;

/** The longest file that is read, in characters: about twice the longest that is written. */
export const LONGEST_FILE = 1_500_000;

/** Turns a file of one version into one of the next. */
export type Migration = (
  file: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

/** Why a file was refused. "newer": a newer version of the game wrote it. */
export type FileProblem = 'damaged' | 'newer' | 'too large';

/** A journey that was read, or the reason why there is none. */
export type ReadJourney =
  | { readonly ok: true; readonly journey: Journey }
  | { readonly ok: false; readonly reason: FileProblem };

const FORMAT = 'historical-time-traveler/journey';

// The migration from each version to the next one, by the version that it starts from.
const migrations: ReadonlyMap<number, Migration> = new Map();

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

// What every version has in common.
const anyVersionSchema = v.object({ format: v.literal(FORMAT), version: count });

const endingSchema = v.object({
  slug: visitSchema.entries.slug,
  kind: v.picklist(outcomeKinds),
  choice: v.pipe(v.string(), v.maxLength(10_000)),
});

const journeySchema = v.object({
  visits: v.pipe(
    v.array(v.object({ began: count, inherited: count, visit: visitSchema })),
    v.maxLength(MOST_VISITS),
    v.check((visits) => allDiffer(visits.map(({ began }) => began))),
  ),
  last: v.nullable(count),
  endings: v.pipe(v.array(endingSchema), v.maxLength(1_000)),
}) satisfies v.GenericSchema<unknown, Journey>;

/** Returns a journey as a text for a file or for the device's storage. */
export function writeJourney(journey: Journey): string {
  return JSON.stringify({ format: FORMAT, version: FILE_VERSION, ...journey });
}

/**
 * Reads a text that `writeJourney` or an older version of it has written. The text may come from anyone: it is
 * checked whole, and nothing else is taken from it. Never throws.
 */
export function readJourney(
  text: string,
  { version: current, steps }: { version: number; steps: ReadonlyMap<number, Migration> } = {
    version: FILE_VERSION,
    steps: migrations,
  },
): ReadJourney {
  if (text.length > LONGEST_FILE) return { ok: false, reason: 'too large' };
  try {
    let file: unknown = JSON.parse(text);
    for (let version = versionOf(file); version < current; version += 1) {
      // A version that never was has no migration: nothing is left of its file, so that it counts as damaged.
      file = steps.get(version)?.(file as Record<string, unknown>);
    }
    if (versionOf(file) > current) return { ok: false, reason: 'newer' };
    const { success, output } = v.safeParse(journeySchema, file);
    return success ? { ok: true, journey: output } : { ok: false, reason: 'damaged' };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

/** Returns the version of a file. Throws if the file is not a journey of this game. */
function versionOf(file: unknown): number {
  return v.parse(anyVersionSchema, file).version;
}
