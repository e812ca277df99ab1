import { builtInPeriods, type Era, type EraStory, type Period } from '@time-traveler/game-core';
import {
  type StoryAnswer,
  periodSchema,
  storyAnswerSchema,
} from '@time-traveler/game-core/contract';
import type { CompiledEraFolder } from '@time-traveler/eras';
import * as v from 'valibot';
import type { CuratedEra } from '../curated/curated-era';
import { createLibrary } from '../curated/library';
import { UnusableAnswer } from '../scenes/check-answer';
import type { SiteFile } from '../site/load';

/** The folder in ERAS_DIR cannot be read; the message says why. */
export class ErasUnreadableError extends Error {
  override readonly name = 'ErasUnreadableError';
}

/** An era from a folder that the operator has given. */
export interface HostedEra {
  readonly era: Era;
  /** What `GET /api/periods` says of it: the period with its scene. */
  readonly period: Period;
  readonly sets: CuratedEra;
  /** The texts after a decision: its own, and general ones for the rest. */
  readonly story: EraStory;
  /** The answer for its story; null if all of it is in general words. */
  readonly storyAnswer: StoryAnswer | null;
  /** Its picture and its tune, by their addresses. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

/** What the compiler has read of a folder, with the parts of the story that it has. */
export interface ReadEra {
  readonly content: CompiledEraFolder['content'];
  readonly story: Partial<EraStory>;
  readonly files: ReadonlyMap<string, SiteFile>;
}

/**
 * Returns an era as the server answers with it. Its texts pass the checks of generated ones, and its HTML is sanitised.
 * Throws {@link UnusableAnswer} with a reason if they do not.
 */
export function hostedEra({ content, story: own, files }: ReadEra, general: EraStory): HostedEra {
  const { era, sets } = content;
  const { slug } = era.period;
  const { endings: _, ...told } = own;
  const story = { ...general, ...own };
  const library = createLibrary([era], [sets], (path) => files.has(path), new Map([[slug, story]]));
  const [choices] = library.answers(slug, 'choices');
  const [background] = library.answers(slug, 'context');
  if (
    !choices ||
    !('choices' in choices.answer) ||
    !background ||
    !('context' in background.answer)
  )
    throw new UnusableAnswer('The era has no choices or no background');
  const { title, description, year, location, imageUrl } = era.scenario;
  const { endings: __, ...whole } = story;
  const hasStory = Object.keys(told).length > 0;
  const period: Period = {
    ...era.period,
    scene: {
      title,
      description,
      year,
      location,
      ...(imageUrl !== '' && { picture: imageUrl }),
      choices: choices.answer.choices,
      background: {
        title: background.answer.title ?? era.context.title,
        content: background.answer.context,
      },
      ...(era.tune && { tune: era.tune.title }),
      ...(era.look && { look: era.look }),
      ...(era.colors && { colors: era.colors }),
      ...(hasStory && { story: true }),
    },
  };
  check(periodSchema, period);
  if (hasStory) check(storyAnswerSchema, whole);
  return { era, period, sets, story, storyAnswer: hasStory ? whole : null, files };
}

function check(schema: v.GenericSchema, value: unknown): void {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return;
  const [issue] = result.issues;
  throw new UnusableAnswer(`${v.getDotPath(issue) ?? 'The era'}: ${issue.message}`);
}

/** Returns the periods of the timeline: the built-in ones, then the operator's. */
export function periodsWith(hosted: readonly HostedEra[]): readonly Period[] {
  return [...builtInPeriods, ...hosted.map(({ period }) => period)];
}
