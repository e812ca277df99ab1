import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverMusic } from './recover-music';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watchedPage() {
  const page = new EventTarget();
  const soundtrack = { check: vi.fn(), resume: vi.fn() };
  recoverMusic(soundtrack, page as Window);
  return { soundtrack, happens: (event: string) => page.dispatchEvent(new Event(event)) };
}

it.each(['click', 'keyup'])(
  'tries again after a press (%s), once the press has had its effect',
  (press) => {
    const { soundtrack, happens } = watchedPage();
    happens(press);
    expect(soundtrack.resume).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(soundtrack.resume).toHaveBeenCalledTimes(1);
  },
);

it('tries again when the connection is back', () => {
  const { soundtrack, happens } = watchedPage();
  happens('online');
  expect(soundtrack.resume).toHaveBeenCalledTimes(1);
});

it.each(['visibilitychange', 'pageshow', 'focus'])(
  'looks for an interruption when the page is seen again (%s), and plays nothing before a press',
  (event) => {
    const { soundtrack, happens } = watchedPage();
    happens(event);
    vi.runAllTimers();
    expect(soundtrack.check).toHaveBeenCalledTimes(1);
    expect(soundtrack.resume).not.toHaveBeenCalled();
  },
);
