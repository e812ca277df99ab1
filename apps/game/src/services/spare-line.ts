/** What some browsers report about the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether to preload nothing that the visitor may never need: the visitor asked to save data, or the
 * connection is slower than 3G. False in browsers that do not report this.
 */
export function sparesLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
