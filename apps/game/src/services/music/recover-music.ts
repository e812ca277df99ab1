import type { Soundtrack } from '@time-traveler/audio';

/**
 * Plays music again that the system has interrupted, the browser has blocked or a lost connection has stopped: at
 * the visitor's next press, or when the connection is back. Looks for an interruption when the page is seen again,
 * because a page in the background is not always told.
 */
export function recoverMusic(soundtrack: Pick<Soundtrack, 'check' | 'resume'>, page: Window): void {
  // After what the press itself does: a press on "Pause music" must not play anything first.
  const afterPress = () => setTimeout(() => soundtrack.resume());
  for (const press of ['click', 'keyup']) page.addEventListener(press, afterPress, true);
  page.addEventListener('online', () => soundtrack.resume());
  for (const back of ['visibilitychange', 'pageshow', 'focus']) {
    page.addEventListener(back, () => soundtrack.check(), true);
  }
}
