import * as v from 'valibot';
import type { PictureCredit } from './rules/state';

const longestName = 100;
const longestAddress = 500;

const credited = v.object({
  credit: v.object({
    photographer: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(longestName),
      v.regex(/^\P{Cc}*$/u),
    ),
    // A host and nothing before it, so that the link leads where it seems to.
    pageUrl: v.pipe(
      v.string(),
      v.maxLength(longestAddress),
      v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i),
    ),
  }),
});

/** Takes the answer to an image request and gives who took the picture; undefined where that is not well-formed. */
export function parsePictureCredit(data: unknown): PictureCredit | undefined {
  try {
    const { success, output } = v.safeParse(credited, data, { abortEarly: true });
    return success ? { name: output.credit.photographer, url: output.credit.pageUrl } : undefined;
  } catch {
    // See `parse` of the generated answers.
    return undefined;
  }
}
