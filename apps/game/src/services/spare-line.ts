/** What some browsers say about the line. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether to fetch nothing in advance that the visitor may never need: the visitor asked to save data, or the
 * line is slower than 3G. False in browsers that do not say.
 */
export function sparesLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
