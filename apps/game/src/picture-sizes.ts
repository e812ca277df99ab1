/** The widths of the smaller versions of the game's own pictures, in pixels, the smallest first. */
export const smallerWidths = [640, 960] as const;

/** Returns the address of a picture's smaller version. */
export function addressAt(whole: string, width: number): string {
  return whole.replace(/\.avif$/, `-${width}.avif`);
}

/** Returns the width of the smaller version that an address leads to, or undefined if it is the whole picture. */
export function smallerWidthIn(address: string): number | undefined {
  return smallerWidths.find((width) => address.endsWith(`-${width}.avif`));
}
