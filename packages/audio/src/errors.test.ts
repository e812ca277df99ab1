import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_DELAY_MS } from './constants';
import { BLOCKED, medieval, renaissance, setStage, turn, type Stage } from './testing/stage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function refuse({ howl }: Stage, error: unknown = BLOCKED): void {
  howl(medieval).finishLoading();
  turn();
  howl(medieval).refusePlay(error);
  turn();
}

describe('a play error', () => {
  it("is logged in howler's own words, and the button keeps its state (SPEC §8)", () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    const before = stage.soundtrack.getSnapshot();
    refuse(stage);
    expect(stage.logged).toEqual([
      {
        message: BLOCKED,
        detail: { track: medieval.name, url: medieval.url, error: BLOCKED },
      },
    ]);
    expect(stage.soundtrack.getSnapshot()).toBe(before);
    expect(before).toMatchObject({ status: 'playing', audible: false });
  });

  it('rebuilds the track at once and retries it after 1000 ms, not before (SPEC §8, §9)', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    const first = stage.howl(medieval);
    refuse(stage);
    const second = stage.howl(medieval);
    expect(second).not.toBe(first);
    expect(first.unloaded).toBe(true);
    second.finishLoading();
    vi.advanceTimersByTime(RETRY_DELAY_MS - 1);
    expect(second.commands).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(second.commands).toEqual(['play']);
    expect(RETRY_DELAY_MS).toBe(1000);
  });

  it('is retried as soon as the rebuilt track has loaded, if that takes longer', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    refuse(stage);
    vi.advanceTimersByTime(RETRY_DELAY_MS * 3);
    expect(stage.howl(medieval).commands).toEqual([]);
    stage.hear(medieval);
    expect(stage.soundtrack.getSnapshot().audible).toBe(true);
  });

  it('is retried once a second for as long as the browser refuses', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      refuse(stage);
      expect(stage.logged).toHaveLength(attempt);
      vi.advanceTimersByTime(RETRY_DELAY_MS);
      expect(stage.logged).toHaveLength(attempt);
    }
    stage.hear(medieval);
    expect(stage.soundtrack.getSnapshot().audible).toBe(true);
    expect(stage.howls.live()).toHaveLength(1);
  });

  it('is retried at once when a gesture has allowed sound, and only once', () => {
    const stage = setStage();
    stage.soundtrack.preload([medieval, renaissance]);
    stage.soundtrack.play(medieval);
    refuse(stage);
    stage.howl(medieval).finishLoading();
    for (const howl of stage.howls.live()) howl.unlock();
    turn();
    vi.advanceTimersByTime(RETRY_DELAY_MS * 2);
    expect(stage.howl(medieval).commands).toEqual(['play']);
    expect(stage.howl(renaissance).commands).toEqual([]);
  });

  it('waits its full second again when that attempt fails too', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    refuse(stage);
    vi.advanceTimersByTime(400);
    stage.howl(medieval).unlock();
    turn();
    refuse(stage);
    stage.howl(medieval).finishLoading();
    vi.advanceTimersByTime(RETRY_DELAY_MS - 1);
    expect(stage.howl(medieval).commands).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stage.howl(medieval).commands).toEqual(['play']);
  });

  it('is retried at once when the visitor asks again', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    refuse(stage);
    stage.howl(medieval).finishLoading();
    turn();
    stage.soundtrack.play(medieval);
    expect(stage.howl(medieval).commands).toEqual(['play']);
  });

  it.each<[string, (stage: Stage) => void]>([
    ['a pause', ({ soundtrack }) => soundtrack.pause()],
    ['a switch to another track', ({ soundtrack }) => soundtrack.play(renaissance)],
    ['the selection of another track', ({ soundtrack }) => soundtrack.select(renaissance)],
    ['the end of the soundtrack', ({ soundtrack }) => soundtrack.dispose()],
  ])('is not retried after %s', (_what, act) => {
    const stage = setStage();
    stage.soundtrack.preload([medieval, renaissance]);
    stage.soundtrack.play(medieval);
    refuse(stage);
    const rebuilt = stage.howl(medieval);
    rebuilt.finishLoading();
    turn();
    act(stage);
    vi.advanceTimersByTime(RETRY_DELAY_MS * 3);
    expect(rebuilt.commands).not.toContain('play');
  });

  it('is logged and not retried when the news of it comes after a pause', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    stage.howl(medieval).finishLoading();
    turn();
    stage.howl(medieval).refusePlay(BLOCKED);
    stage.soundtrack.pause();
    turn();
    expect(stage.logged.map((line) => line.message)).toEqual([BLOCKED]);
    expect(vi.getTimerCount()).toBe(0);
    stage.soundtrack.play();
    stage.hear(medieval);
    expect(stage.soundtrack.getSnapshot().audible).toBe(true);
  });

  it('is also what it is when the network gives up on a track in the middle', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    stage.hear(medieval);
    stage.howl(medieval).failToLoad(2);
    turn();
    expect(stage.soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    stage.howl(medieval).finishLoading();
    vi.advanceTimersByTime(RETRY_DELAY_MS);
    expect(stage.howl(medieval).commands).toEqual(['play']);
  });

  it('is tried less and less often where a loaded track breaks down every time, until the visitor asks again', () => {
    const stage = setStage();
    const breakDown = (): void => {
      stage.hear(medieval);
      stage.howl(medieval).failToLoad(3);
      turn();
      stage.howl(medieval).finishLoading();
      turn();
    };
    const wait = (): number => {
      let waited = 0;
      for (; stage.howl(medieval).commands.length === 0; waited += 500) {
        vi.advanceTimersByTime(500);
      }
      return waited;
    };
    stage.soundtrack.play(medieval);
    const waits = [0, 1, 2, 3, 4, 5, 6].map(() => {
      breakDown();
      return wait();
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32].map((times) => times * RETRY_DELAY_MS));
    stage.soundtrack.toggle();
    stage.soundtrack.toggle();
    breakDown();
    expect(wait()).toBe(RETRY_DELAY_MS);
  });

  it('is what it is too when the library throws', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    vi.spyOn(stage.howl(medieval), 'play').mockImplementation(() => {
      throw new RangeError('an empty file');
    });
    stage.howl(medieval).finishLoading();
    turn();
    expect(stage.logged).toEqual([
      {
        message: 'The music could not be played.',
        detail: expect.objectContaining({ error: new RangeError('an empty file') }) as unknown,
      },
    ]);
    vi.advanceTimersByTime(RETRY_DELAY_MS);
    stage.hear(medieval);
    expect(stage.soundtrack.getSnapshot().audible).toBe(true);
  });
});

describe('a load error', () => {
  it.each([
    'No audio support.',
    'No codec support for selected audio sources.',
    'Decoding audio data failed.',
  ])('logs "%s" as it comes and is not retried (SPEC §8)', (message) => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    stage.howl(medieval).failToLoad(message);
    turn();
    vi.advanceTimersByTime(RETRY_DELAY_MS * 5);
    expect(stage.logged.map((line) => line.message)).toEqual([message]);
    expect(stage.howls.all).toHaveLength(1);
    expect(stage.howls.live()).toEqual([]);
  });

  it("puts words to the browser's bare error code", () => {
    const stage = setStage();
    stage.soundtrack.preload([medieval]);
    stage.howl(medieval).failToLoad(4);
    turn();
    expect(stage.logged).toEqual([
      {
        message: 'The music could not be loaded.',
        detail: { track: medieval.name, url: medieval.url, error: 4 },
      },
    ]);
  });

  it('leaves the control usable: pressing play again tries again', () => {
    const stage = setStage();
    stage.soundtrack.play(medieval);
    stage.howl(medieval).failToLoad(4);
    turn();
    expect(stage.soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    stage.soundtrack.toggle();
    stage.soundtrack.toggle();
    stage.hear(medieval);
    expect(stage.soundtrack.getSnapshot().audible).toBe(true);
  });

  it('of a constructor that throws is one too', () => {
    class Impossible {
      constructor() {
        throw new ReferenceError('Audio is not defined');
      }
    }
    const { Howl } = setStage().howls;
    const broken = new Proxy(Howl, { construct: () => new Impossible() });
    const stage = setStage({ loadHowl: () => broken });
    stage.soundtrack.play(medieval);
    expect(stage.logged.map((line) => line.message)).toEqual(['The music could not be loaded.']);
    expect(stage.soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
  });

  it('of a neighbour does not disturb the track that plays', () => {
    const stage = setStage();
    stage.soundtrack.preload([medieval, renaissance]);
    stage.soundtrack.play(medieval);
    stage.hear(medieval);
    const before = stage.soundtrack.getSnapshot();
    stage.howl(renaissance).failToLoad(4);
    turn();
    expect(stage.soundtrack.getSnapshot()).toBe(before);
    expect(stage.howls.sounding()).toEqual([medieval.url]);
  });
});
