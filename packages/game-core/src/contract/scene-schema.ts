import * as v from 'valibot';
import type { EraColors, PeriodScene } from '../eras/era';
import { FEWEST_CHOICES, MOST_CHOICES, answeredChoiceSchema } from './answer-schemas';
import { slugSchema, textOfAtMost } from './text-schemas';

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** The main colours in which an era differs from its look. */
export const eraColorsSchema = v.strictObject({
  page: v.optional(v.pipe(color, v.description('The ground behind the panels.'))),
  bar: v.optional(v.pipe(color, v.description('The ground of header and timeline.'))),
  barText: v.optional(v.pipe(color, v.description('Text in header and timeline.'))),
  surface: v.optional(v.pipe(color, v.description('The ground of panels and cards.'))),
  text: v.optional(v.pipe(color, v.description('Text on panels and cards.'))),
  accent: v.optional(v.pipe(color, v.description('Links, markers and filled buttons.'))),
}) satisfies v.GenericSchema<unknown, EraColors>;

/** The scene of a period that is not built in, as our server sends it. */
export const periodSceneSchema = v.pipe(
  v.strictObject({
    title: textOfAtMost(120),
    description: v.pipe(
      textOfAtMost(4_000),
      v.description('Plain text, a blank line between its paragraphs.'),
    ),
    year: v.pipe(v.number(), v.integer(), v.description('Negative before the common era.')),
    location: v.pipe(textOfAtMost(120), v.description('Worded to follow "in".')),
    picture: v.optional(
      v.pipe(textOfAtMost(500), v.description('The address of the picture; none if not sent.')),
    ),
    choices: v.optional(
      v.pipe(
        v.array(answeredChoiceSchema),
        v.minLength(FEWEST_CHOICES),
        v.maxLength(MOST_CHOICES),
        v.description('The choices, with their endings. General ones are offered if not sent.'),
      ),
    ),
    background: v.optional(
      v.strictObject({
        title: textOfAtMost(120),
        content: v.pipe(textOfAtMost(12_000), v.description('Sanitised HTML.')),
      }),
    ),
    tune: v.optional(
      v.pipe(
        textOfAtMost(120),
        v.description(
          "The title of the era's theme at /audio/{slug}-theme.mp3. The game requests no theme if it is not sent.",
        ),
      ),
    ),
    look: v.optional(
      v.pipe(slugSchema, v.description('The built-in era whose look it has; else the plain one.')),
    ),
    colors: v.optional(eraColorsSchema),
    story: v.optional(
      v.pipe(
        v.boolean(),
        v.description('True if GET /api/eras/{slug}/story has texts of this era.'),
      ),
    ),
  }),
  v.description(
    'A whole era that only the server knows. Without it the game makes general content of the other fields.',
  ),
) satisfies v.GenericSchema<unknown, PeriodScene>;
