import * as v from 'valibot';
import { allDiffer } from '../answers/accepted-periods';
import { outcomeKinds } from '../eras/stories/era-story';
import { visitSchema } from '../events/visit';
import { asciiJson, visitText } from './ascii-json';
import type { Journey } from './journey';
import { MOST_ENDINGS, MOST_VISITS, withinLimits } from './limits';
import { isDocument, mendedTexts } from './mended';

/** The version that is written. A change that older games cannot read needs a new one, and a migration. */
const FILE_VERSION = 1;

/** The longest file that is read, in characters: about three times the longest that is written. */
export const LONGEST_FILE = 1_500_000;

/** Turns a file of one version into one of the next. */
export type Migration = (
  file: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

/** Why a file was refused. "newer": a newer version of the game wrote it. "document": another program made one of it. */
export type FileProblem = 'damaged' | 'newer' | 'document' | 'too large';

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
  endings: v.pipe(v.array(endingSchema), v.maxLength(MOST_ENDINGS)),
}) satisfies v.GenericSchema<unknown, Journey>;

/** The last moment that a `Date` can represent, in milliseconds since 1970. Beyond it there is room for newer numbers. */
const LAST_MOMENT = 8.64e15;

/** Returns a journey in which no visit began after `LAST_MOMENT`. The order of the visits stays. */
function withTellableTimes(journey: Journey): Journey {
  const numbers = new Map<number, number>();
  let latest = LAST_MOMENT;
  for (const began of journey.visits.map((one) => one.began).sort((one, other) => other - one)) {
    const number = Math.min(began, latest);
    numbers.set(began, number);
    latest = number - 1;
  }
  const numberOf = (began: number) => numbers.get(began) ?? began;
  return {
    ...journey,
    visits: journey.visits.map((one) => ({ ...one, began: numberOf(one.began) })),
    last: journey.last === null ? null : numberOf(journey.last),
  };
}

/** Returns what a device can keep of a journey as a text for a file or for the device's storage. */
export function writeJourney(journey: Journey): string {
  const { visits, last, endings } = withinLimits(journey);
  const parts = [
    asciiJson({ format: FORMAT, version: FILE_VERSION }).slice(1, -1),
    `"visits":[${visits.map(visitText).join(',')}]`,
    asciiJson({ last, endings }).slice(1, -1),
  ];
  return `{${parts.join(',')}}`;
}

/**
 * Reads a text that `writeJourney` or an older version of it has written, also if a mail or office program has changed
 * it since. The text may come from anyone: it is checked whole, and nothing else is taken from it. Never throws.
 */
export function readJourney(
  text: string,
  { version: current, steps }: { version: number; steps: ReadonlyMap<number, Migration> } = {
    version: FILE_VERSION,
    steps: migrations,
  },
): ReadJourney {
  if (text.length > LONGEST_FILE) return { ok: false, reason: 'too large' };
  const read = (one: string) => readText(one, current, steps);
  // The game writes no such spaces, and they would make a known decision look like another one.
  const spaced = text.replaceAll('\u00A0', ' ');
  for (const attempt of mendedTexts(spaced)) {
    const found = read(attempt);
    if (found.ok || found.reason === 'newer') return found;
  }
  return { ok: false, reason: isDocument(text) ? 'document' : 'damaged' };
}

function readText(
  text: string,
  current: number,
  steps: ReadonlyMap<number, Migration>,
): ReadJourney {
  try {
    let file: unknown = JSON.parse(text);
    for (let version = versionOf(file); version < current; version += 1) {
      // A version that never was has no migration: nothing is left of its file, so that it counts as damaged.
      file = steps.get(version)?.(file as Record<string, unknown>);
    }
    if (versionOf(file) > current) return { ok: false, reason: 'newer' };
    const { success, output } = v.safeParse(journeySchema, file);
    return success
      ? { ok: true, journey: withTellableTimes(output) }
      : { ok: false, reason: 'damaged' };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

/** Returns the version of a file. Throws if the file is not a journey of this game. */
function versionOf(file: unknown): number {
  return v.parse(anyVersionSchema, file).version;
}
