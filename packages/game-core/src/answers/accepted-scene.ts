import * as v from 'valibot';
import { slugPattern } from '../contract';
import type { EraColors, PeriodScene } from '../eras/era';
import {
  acceptedAddressSchema,
  acceptedHtmlSchema,
  acceptedListSchema,
  ignoredIfMalformed,
  lineOfAtMost,
  textOfAtMost,
} from './accepted-answers';

// A scene without these is none: the period is then shown with general content. Everything else is ignored where it is
// malformed. Colours and names of looks become styles and class names, so nothing else than these forms comes in.
const LONGEST_TITLE = 1_000;
const LONGEST_DESCRIPTION = 10_000;

const color = ignoredIfMalformed(
  v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'A colour has six hex digits')),
);

/** The main colours of an era as the game accepts them. */
export const acceptedColorsSchema = v.object({
  page: color,
  bar: color,
  barText: color,
  surface: color,
  text: color,
  accent: color,
}) satisfies v.GenericSchema<unknown, EraColors>;

/** The scene of a period as the game accepts it; its HTML is not sanitised yet. */
export const acceptedSceneSchema = v.object({
  title: textOfAtMost(LONGEST_TITLE),
  description: textOfAtMost(LONGEST_DESCRIPTION),
  // Adding zero turns -0 into 0, which JSON cannot write.
  year: v.pipe(
    v.number(),
    v.finite(),
    v.transform((year) => year + 0),
  ),
  location: lineOfAtMost(LONGEST_TITLE),
  picture: ignoredIfMalformed(acceptedAddressSchema),
  choices: ignoredIfMalformed(acceptedListSchema),
  background: ignoredIfMalformed(
    v.object({ title: textOfAtMost(LONGEST_TITLE), content: acceptedHtmlSchema }),
  ),
  tune: ignoredIfMalformed(lineOfAtMost(200)),
  look: ignoredIfMalformed(v.pipe(v.string(), v.maxLength(60), v.regex(slugPattern))),
  colors: ignoredIfMalformed(acceptedColorsSchema),
  story: ignoredIfMalformed(v.boolean()),
}) satisfies v.GenericSchema<unknown, PeriodScene>;
