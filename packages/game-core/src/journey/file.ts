import * as v from 'valibot';
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

const began = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const endingSchema = v.object({
  slug: visitSchema.entries.slug,
  kind: v.picklist(['join', 'speak', 'engage', 'generic']),
  choice: v.pipe(v.string(), v.maxLength(10_000)),
});

const journeySchema = v.object({
  visits: v.pipe(
    v.array(
      v.object({
        began,
        inherited: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        visit: visitSchema,
      }),
    ),
    v.maxLength(MOST_VISITS),
    v.check((visits) => new Set(visits.map((visit) => visit.began)).size === visits.length),
  ),
  last: v.nullable(began),
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
      const migrate = steps.get(version);
      if (migrate === undefined) return { ok: false, reason: 'damaged' };
      file = migrate(file as Record<string, unknown>);
    }
    if (versionOf(file) > current) return { ok: false, reason: 'newer' };
    const { success, output } = v.safeParse(journeySchema, file);
    return success ? { ok: true, journey: output } : { ok: false, reason: 'damaged' };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

/** Returns the version of a file. Throws if it is no file of this game. */
function versionOf(file: unknown): number {
  const { format, version } = v.parse(v.object({ format: v.string(), version: v.number() }), file);
  if (format !== FORMAT || !Number.isSafeInteger(version) || version < 0) {
    throw new Error('No journey of this game');
  }
  return version;
}
