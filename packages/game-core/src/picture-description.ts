import * as v from 'valibot';

const longest = 500;

const described = v.object({
  description: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(longest),
    v.regex(/^\P{Cc}*$/u),
  ),
});

/** Takes the answer to an image request and gives the line that describes the picture; undefined where that is not well-formed. */
export function parsePictureDescription(data: unknown): string | undefined {
  try {
    const { success, output } = v.safeParse(described, data, { abortEarly: true });
    return success ? output.description : undefined;
  } catch {
    // See `parse` of the generated answers.
    return undefined;
  }
}
