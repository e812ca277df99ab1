/** What an early press was on. */
export type PressKind = 'choice' | 'era' | 'other';

/**
 * Returns the presses that are played, in order: of several choices the first, because it takes the others
 * away; of several eras the last, because it is the one that stays; everything else as often as it was pressed.
 */
export function pressesToPlay<Press extends { readonly kind: PressKind }>(
  presses: readonly Press[],
): Press[] {
  const choice = presses.find(({ kind }) => kind === 'choice');
  const eras = presses.filter(({ kind }) => kind === 'era');
  const era = eras[eras.length - 1];
  return presses.filter((press) => press.kind === 'other' || press === choice || press === era);
}
