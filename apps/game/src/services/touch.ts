/**
 * Marks the page while the last pointer was a finger, and from each press until a pointer moves. A laptop with a touch screen has
 * a pointer that hovers, and leaves it where the finger was, so that what was touched would look hovered. A mouse that rests
 * where it has pressed would do the same to the card that comes to be there.
 */
export function followTouch(): void {
  const page = document.documentElement;
  const follow = ({ type, pointerType }: PointerEvent) =>
    page.toggleAttribute('data-touch', type === 'pointerdown' || pointerType === 'touch');
  // Which pointer pressed before this was loaded is not known. A mouse tells with its next move.
  page.toggleAttribute('data-touch', true);
  // Not `pointerover`: a browser sends it for the pointer that it has left too, when what is below that changes.
  addEventListener('pointerdown', follow, true);
  addEventListener('pointermove', follow, true);
}
