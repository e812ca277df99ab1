import { describe, expect, it } from 'vitest';
import type { Soundtrack } from './types';
import {
  medieval,
  createPlayingSoundtrack,
  createTestSoundtrack,
  runDueTimers,
  withFakeTimers,
  type TestSoundtrack,
} from './testing/test-soundtrack';

withFakeTimers();

/** Every state of the player, and how it comes about. */
const states = {
  paused: () => {
    const setup = createPlayingSoundtrack();
    setup.soundtrack.pause();
    return setup;
  },
  loading: () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    return setup;
  },
  sounding: () => createPlayingSoundtrack(),
  'out of data': () => after(createPlayingSoundtrack(), ({ howl }) => howl(medieval).runDry()),
  blocked: () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    return setup;
  },
  offline: () => failed(false),
  failed: () => failed(true),
  interrupted: () => after(createPlayingSoundtrack(), ({ howl }) => howl(medieval).interrupt()),
  'interrupted in secret': () =>
    after(createPlayingSoundtrack(), ({ howl }) => howl(medieval).interrupt(false)),
} satisfies Record<string, () => TestSoundtrack>;

/** Every press that steers the music; the page calls `resume` after each press in it. */
const presses = {
  'the music button': (soundtrack) => {
    soundtrack.toggle(medieval);
    soundtrack.resume();
  },
  'anything else on the page': (soundtrack) => soundtrack.resume(),
  'the play key of the system': (soundtrack) => soundtrack.play(),
  'the pause key of the system': (soundtrack) => soundtrack.pause(),
} satisfies Record<string, (soundtrack: Soundtrack) => void>;

type State = keyof typeof states;
type Press = keyof typeof presses;

/** Music that the visitor asked for, and that only waits for a press. */
const waiting: readonly State[] = ['blocked', 'interrupted', 'interrupted in secret'];

function statusAfter(state: State, press: Press) {
  const isOff = state === 'paused';
  switch (press) {
    case 'the music button':
      return isOff || waiting.includes(state) ? 'playing' : 'paused';
    case 'anything else on the page':
      return isOff ? 'paused' : 'playing';
    case 'the play key of the system':
      return 'playing';
    case 'the pause key of the system':
      return 'paused';
  }
}

describe.each(Object.keys(states) as State[])('while the music is %s', (state) => {
  it.each(Object.keys(presses) as Press[])('a press on %s does what it promises', (press) => {
    const setup = states[state]();
    const { soundtrack, howls } = setup;
    presses[press](soundtrack);
    const expected = statusAfter(state, press);
    expect(soundtrack.getSnapshot().status).toBe(expected);
    // Without a connection or a file that plays, only the play key tries again.
    const isLost = state === 'offline' || state === 'failed';
    if (isLost && press === 'anything else on the page') return;
    for (const howl of howls.live()) {
      howl.finishLoading();
      runDueTimers();
      howl.grantPlay();
      howl.goOn();
    }
    runDueTimers();
    expect(howls.audible()).toEqual(expected === 'playing' ? [medieval.url] : []);
    expect(soundtrack.getSnapshot().audible).toBe(expected === 'playing');
  });
});

it('switches on the track that the button names', () => {
  const { soundtrack } = createTestSoundtrack();
  soundtrack.toggle(medieval);
  expect(soundtrack.getSnapshot()).toMatchObject({ track: medieval, status: 'playing' });
});

function after(setup: TestSoundtrack, happens: (setup: TestSoundtrack) => void): TestSoundtrack {
  happens(setup);
  runDueTimers();
  return setup;
}

function failed(isOnline: boolean): TestSoundtrack {
  const setup = createTestSoundtrack({ isOnline: () => isOnline });
  setup.soundtrack.play(medieval);
  return after(setup, ({ howl }) => howl(medieval).failToLoad(4));
}
