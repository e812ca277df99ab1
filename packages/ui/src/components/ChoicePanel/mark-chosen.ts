/** How long a chosen card shows that it was chosen, in milliseconds. */
const CHOSEN_MS = 200;

/**
 * Marks a card as chosen for a moment. Does it without a render, so that the next frame has nothing else to draw; the
 * card may have other words by the end of it.
 */
export function markChosen({ dataset }: HTMLElement): void {
  dataset['chosen'] = '';
  setTimeout(() => delete dataset['chosen'], CHOSEN_MS);
}
