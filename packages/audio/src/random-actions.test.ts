import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FADE_MS } from './constants';
import type { HowlConstructorLike } from './howl-like';
import { createFakeHowls, type FakeHowls } from './testing/fake-howl';
import {
  BLOCKED,
  createTestSoundtrack,
  track,
  runDueTimers,
  withFakeTimers,
} from './testing/test-soundtrack';
import type { Soundtrack, Track } from './types';

withFakeTimers();

const tracks = ['medieval', 'renaissance', 'industrial', 'modern'].map(track);
const anyTrack = fc.constantFrom(...tracks);

type Step =
  | { by: 'visitor'; does: 'play'; track: Track | null }
  | { by: 'visitor'; does: 'select'; track: Track }
  | { by: 'visitor'; does: 'pause' | 'toggle' }
  | { by: 'visitor'; does: 'setVolume'; volume: number }
  | { by: 'app'; preloads: Track[] }
  | { by: 'app'; does: 'giveWay' | 'check' | 'resume' }
  | { by: 'howler'; loads: true }
  | { by: 'time'; passes: number }
  | { by: 'browser'; does: 'grantAll' }
  | { by: 'browser'; does: (typeof browserEvents)[number]; howl: number | 'each' };

const browserEvents = [
  'finishLoading',
  'grantPlay',
  'refusePlay',
  'failToLoad',
  'dropData',
  'reachEnd',
  'unlock',
  'interrupt',
  'endInterruption',
  'runDry',
  'goOn',
] as const;

/** One action of the visitor, the app or the browser, or time passing; generated in any order. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ by: by('visitor'), does: by('play'), track: fc.option(anyTrack) }),
  },
  fc.record({ by: by('visitor'), does: by('select'), track: anyTrack }),
  fc.record({ by: by('visitor'), does: fc.constantFrom('pause' as const, 'toggle' as const) }),
  fc.record({ by: by('visitor'), does: by('setVolume'), volume: fc.double({ min: -2, max: 2 }) }),
  { weight: 2, arbitrary: fc.record({ by: by('app'), preloads: fc.subarray(tracks) }) },
  fc.record({
    by: by('app'),
    does: fc.constantFrom('giveWay' as const, 'check' as const, 'resume' as const),
  }),
  { weight: 2, arbitrary: fc.record({ by: by('howler'), loads: fc.constant(true as const) }) },
  { weight: 4, arbitrary: fc.record({ by: by('browser'), does: by('grantAll') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: by('time'),
      passes: fc.constantFrom(0, 0, 1, FADE_MS / 2, 999, 1000),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      by: by('browser'),
      does: fc.constantFrom(...browserEvents),
      howl: fc.oneof(fc.nat(4), by('each')),
    }),
  },
);

// Stryker's runs are fewer: every mutant runs the tests again.
const { numRuns = 1000 } = fc.readConfigureGlobal();
const runs = { numRuns };

/** The visitor selects the track again while the system holds it. */
const selectedWhileHeld: Step[] = [
  { by: 'visitor', does: 'play', track: track('renaissance') },
  { by: 'howler', loads: true },
  { by: 'browser', does: 'grantAll' },
  { by: 'browser', does: 'interrupt', howl: 'each' },
  { by: 'visitor', does: 'select', track: track('renaissance') },
  { by: 'browser', does: 'endInterruption', howl: 'each' },
];

const anySteps = fc.array(anyStep, { minLength: 10, maxLength: 60 });

function by<const Word extends string>(word: Word): fc.Arbitrary<Word> {
  return fc.constant(word);
}

interface Setup {
  soundtrack: Soundtrack;
  howls: FakeHowls;
  loadHowler: () => Promise<void>;
  preloaded: readonly Track[];
  /** The track that was heard when another one was requested, and when it must be silent; null if there is none. */
  fading: { readonly url: string; readonly until: number } | null;
}

function createSetup(): Setup {
  const howls = createFakeHowls();
  let resolve: ((Howl: HowlConstructorLike) => void) | null = null;
  const { soundtrack } = createTestSoundtrack({
    loadHowl: () => new Promise<HowlConstructorLike>((fulfil) => (resolve = fulfil)),
  });
  const loadHowler = async (): Promise<void> => {
    resolve?.(howls.Howl);
    await Promise.resolve();
  };
  return { soundtrack, howls, loadHowler, preloaded: [], fading: null };
}

async function act(setup: Setup, step: Step): Promise<void> {
  const { soundtrack } = setup;
  const { track: before, audible } = soundtrack.getSnapshot();
  await carryOut(setup, step);
  const { track: after, status } = soundtrack.getSnapshot();
  if (status === 'paused' || Date.now() >= (setup.fading?.until ?? Infinity)) setup.fading = null;
  else if (audible && before && after?.url !== before.url)
    setup.fading = { url: before.url, until: Date.now() + FADE_MS };
}

async function carryOut(setup: Setup, step: Step): Promise<void> {
  const { soundtrack, howls } = setup;
  if (step.by === 'howler') await setup.loadHowler();
  else if (step.by === 'time') vi.advanceTimersByTime(step.passes);
  else if (step.by === 'app' && 'does' in step) soundtrack[step.does]();
  else if (step.by === 'app') soundtrack.preload((setup.preloaded = step.preloads));
  else if (step.by === 'browser' && step.does === 'grantAll') grantAll(howls);
  else if (step.by === 'browser') {
    const live = howls.live();
    for (const howl of step.howl === 'each' ? live : live.slice(step.howl, step.howl + 1)) {
      if (step.does === 'refusePlay') howl.refusePlay(BLOCKED);
      else if (step.does === 'failToLoad') howl.failToLoad(2);
      else howl[step.does]();
    }
    // The page hears at once of music that the system plays again, and silences what nobody asked for.
    if (step.does === 'endInterruption') runDueTimers();
  } else if (step.does === 'play') soundtrack.play(step.track ?? undefined);
  else if (step.does === 'select') soundtrack.select(step.track);
  else if (step.does === 'setVolume') soundtrack.setVolume(step.volume);
  else soundtrack[step.does]();
}

function grantAll(howls: FakeHowls): void {
  for (const howl of howls.live()) howl.finishLoading();
  runDueTimers();
  for (const howl of howls.live()) {
    howl.grantPlay();
    howl.goOn();
  }
}

function check({ soundtrack, howls, preloaded, fading }: Setup): void {
  const { track: current, status, audible, silence, volume } = soundtrack.getSnapshot();
  expect(volume).toBeGreaterThanOrEqual(0);
  expect(volume).toBeLessThanOrEqual(1);
  const wanted = status === 'playing' && current ? [current.url] : [];
  const leaving = fading ? [fading.url] : [];
  expect([[], wanted, leaving]).toContainEqual(howls.audible());
  if (audible) expect(status).toBe('playing');
  expect(silence === null, 'a reason is given exactly if music was asked for and none sounds').toBe(
    audible || status === 'paused',
  );
  const live = howls.live().map((howl) => howl.url);
  expect(new Set(live).size).toBe(live.length);
  const allowed = [
    ...preloaded.map(({ url }) => url),
    ...(current ? [current.url] : []),
    ...leaving,
  ];
  expect(allowed).toEqual(expect.arrayContaining(live));
}

describe('any sequence of actions (SPEC §4)', () => {
  it('plays at most the wanted track or fades the last one out, and keeps only the current and preloaded tracks loaded', async () => {
    let audibleCount = 0;
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const setup = createSetup();
        for (const step of steps) {
          await act(setup, step);
          check(setup);
          audibleCount += setup.howls.audible().length;
        }
      }),
      { ...runs, examples: [[selectedWhileHeld]] },
    );
    // A soundtrack that never plays would pass, so require that the runs did play music.
    expect(audibleCount).toBeGreaterThan(numRuns / 10);
  });

  it('ends with only the last requested track playing if the browser grants everything', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, anyTrack, async (steps, last) => {
        const setup = createSetup();
        const { soundtrack, howls } = setup;
        for (const step of steps) await act(setup, step);
        runDueTimers();
        soundtrack.play(last);
        soundtrack.resume();
        await setup.loadHowler();
        for (let round = 0; round < 3; round += 1) {
          vi.advanceTimersByTime(1000);
          grantAll(howls);
          runDueTimers();
          check(setup);
        }
        expect(howls.audible()).toEqual([last.url]);
        expect(soundtrack.getSnapshot()).toMatchObject({
          track: last,
          status: 'playing',
          audible: true,
        });
        const { volume } = soundtrack.getSnapshot();
        expect(new Set(howls.live().map((howl) => howl.currentVolume))).toEqual(new Set([volume]));
        soundtrack.pause();
        expect(howls.audible()).toEqual([]);
      }),
      runs,
    );
  });
});
