import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HowlConstructorLike } from './howl-like';
import { createFakeHowls, type FakeHowls } from './testing/fake-howl';
import { BLOCKED, setStage, track, turn } from './testing/stage';
import type { Soundtrack, Track } from './types';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tracks = ['medieval', 'renaissance', 'industrial', 'modern'].map(track);
const anyTrack = fc.constantFrom(...tracks);

type Step =
  | { by: 'visitor'; does: 'play'; track: Track | null }
  | { by: 'visitor'; does: 'select'; track: Track }
  | { by: 'visitor'; does: 'pause' | 'toggle' }
  | { by: 'visitor'; does: 'setVolume'; volume: number }
  | { by: 'app'; preloads: Track[] }
  | { by: 'app'; does: 'giveWay' }
  | { by: 'howler'; arrives: true }
  | { by: 'time'; passes: number }
  | { by: 'browser'; does: 'grantAll' }
  | { by: 'browser'; does: (typeof deeds)[number]; howl: number | 'each' };

const deeds = [
  'finishLoading',
  'grantPlay',
  'refusePlay',
  'failToLoad',
  'loseData',
  'comeRound',
  'unlock',
] as const;

/** What the visitor, the app, the browser and time can do, in any order. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ by: by('visitor'), does: by('play'), track: fc.option(anyTrack) }),
  },
  fc.record({ by: by('visitor'), does: by('select'), track: anyTrack }),
  fc.record({ by: by('visitor'), does: fc.constantFrom('pause' as const, 'toggle' as const) }),
  fc.record({ by: by('visitor'), does: by('setVolume'), volume: fc.double({ min: -2, max: 2 }) }),
  { weight: 2, arbitrary: fc.record({ by: by('app'), preloads: fc.subarray(tracks) }) },
  fc.record({ by: by('app'), does: by('giveWay') }),
  { weight: 2, arbitrary: fc.record({ by: by('howler'), arrives: fc.constant(true as const) }) },
  { weight: 4, arbitrary: fc.record({ by: by('browser'), does: by('grantAll') }) },
  {
    weight: 3,
    arbitrary: fc.record({ by: by('time'), passes: fc.constantFrom(0, 0, 1, 999, 1000) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      by: by('browser'),
      does: fc.constantFrom(...deeds),
      howl: fc.oneof(fc.nat(4), by('each')),
    }),
  },
);

const anySteps = fc.array(anyStep, { minLength: 10, maxLength: 60 });

function by<const Word extends string>(word: Word): fc.Arbitrary<Word> {
  return fc.constant(word);
}

interface World {
  soundtrack: Soundtrack;
  howls: FakeHowls;
  arrive: () => Promise<void>;
  reach: readonly Track[];
}

function createWorld(): World {
  const howls = createFakeHowls();
  let resolve: ((Howl: HowlConstructorLike) => void) | null = null;
  const { soundtrack } = setStage({
    loadHowl: () => new Promise<HowlConstructorLike>((fulfil) => (resolve = fulfil)),
  });
  const arrive = async (): Promise<void> => {
    resolve?.(howls.Howl);
    await Promise.resolve();
  };
  return { soundtrack, howls, arrive, reach: [] };
}

async function act(world: World, step: Step): Promise<void> {
  const { soundtrack, howls } = world;
  if (step.by === 'howler') await world.arrive();
  else if (step.by === 'time') vi.advanceTimersByTime(step.passes);
  else if (step.by === 'app' && 'does' in step) soundtrack.giveWay();
  else if (step.by === 'app') soundtrack.preload((world.reach = step.preloads));
  else if (step.by === 'browser' && step.does === 'grantAll') grantAll(howls);
  else if (step.by === 'browser') {
    const live = howls.live();
    for (const howl of step.howl === 'each' ? live : live.slice(step.howl, step.howl + 1)) {
      howl[step.does](step.does === 'refusePlay' ? BLOCKED : 2);
    }
  } else if (step.does === 'play') soundtrack.play(step.track ?? undefined);
  else if (step.does === 'select') soundtrack.select(step.track);
  else if (step.does === 'setVolume') soundtrack.setVolume(step.volume);
  else soundtrack[step.does]();
}

function grantAll(howls: FakeHowls): void {
  for (const howl of howls.live()) howl.finishLoading();
  turn();
  for (const howl of howls.live()) howl.grantPlay();
}

function check({ soundtrack, howls, reach }: World): void {
  const { track: current, status, audible, volume } = soundtrack.getSnapshot();
  expect(volume).toBeGreaterThanOrEqual(0);
  expect(volume).toBeLessThanOrEqual(1);
  const wanted = status === 'playing' && current ? [current.url] : [];
  expect([[], wanted]).toContainEqual(howls.sounding());
  if (audible) expect(status).toBe('playing');
  const live = howls.live().map((howl) => howl.url);
  expect(new Set(live).size).toBe(live.length);
  const inReach = [...reach, ...(current ? [current] : [])].map((one) => one.url);
  expect(inReach).toEqual(expect.arrayContaining(live));
}

describe('hammering (SPEC §4)', () => {
  it('never lets two tracks sound, nor one that is not wanted, nor keeps one out of reach', async () => {
    let heard = 0;
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const world = createWorld();
        for (const step of steps) {
          await act(world, step);
          check(world);
          heard += world.howls.sounding().length;
        }
      }),
      { numRuns: 1000 },
    );
    // Silence would satisfy the rules above; the property must have heard music too.
    expect(heard).toBeGreaterThan(500);
  });

  it('ends with the track last asked for, alone, when the browser grants everything', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, anyTrack, async (steps, last) => {
        const world = createWorld();
        const { soundtrack, howls } = world;
        for (const step of steps) await act(world, step);
        turn();
        soundtrack.play(last);
        await world.arrive();
        for (let round = 0; round < 3; round += 1) {
          vi.advanceTimersByTime(1000);
          grantAll(howls);
          turn();
          check(world);
        }
        expect(howls.sounding()).toEqual([last.url]);
        expect(soundtrack.getSnapshot()).toMatchObject({
          track: last,
          status: 'playing',
          audible: true,
        });
        const { volume } = soundtrack.getSnapshot();
        expect(new Set(howls.live().map((howl) => howl.currentVolume))).toEqual(new Set([volume]));
        soundtrack.pause();
        expect(howls.sounding()).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
