import { createSoundtrack, type HowlConstructorLike } from '@time-traveler/audio';
import { createGame, themeUrl } from '@time-traveler/game-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSoundtrack } from '../fixtures/fake-soundtrack';
import { createMusicBox } from './music-box';

let idle: (() => void)[] = [];

/** Runs the next idle callback, after all promises that have already resolved. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  idle.shift()?.();
}

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(async () => {
  while (idle.length > 0) await rest();
  vi.unstubAllGlobals();
});

/** Creates a music box whose tracks never finish loading, and a list of the URLs that it opens. */
function startMusicBox() {
  const opened: string[] = [];
  class LoadingHowl {
    constructor({ src }: { src: string[] }) {
      opened.push(...src);
    }
    fade = () => {};
    isInterrupted = () => false;
    isWhole = () => false;
    pause = () => {};
    play = () => null;
    playing = () => false;
    state = () => 'loading' as const;
    stop = () => {};
    unload = () => {};
    volume = () => {};
  }
  const loadHowl = () => LoadingHowl satisfies HowlConstructorLike;
  const game = createGame({ runEffect: () => {}, storyOf: () => undefined });
  const soundtrack = createSoundtrack({ loadHowl, log: () => {} });
  const loadPlayer = () => Promise.resolve();
  const musicBox = createMusicBox({ soundtrack, loadPlayer, state: game.getSnapshot });
  return { game, musicBox, opened };
}

it('opens one track in each idle period: the active era, then its neighbour', async () => {
  const { musicBox, opened } = startMusicBox();
  musicBox.prepare();
  await rest();
  expect(opened).toEqual([themeUrl('medieval')]);
  await rest();
  expect(opened).toEqual([themeUrl('medieval'), themeUrl('renaissance')]);
});

it('opens dropped tracks one by one after it gave way to a picture', async () => {
  const { game, musicBox, opened } = startMusicBox();
  game.dispatch({ type: 'eraSelected', slug: 'renaissance' });
  musicBox.prepare();
  for (let turn = 0; turn < 3; turn += 1) await rest();
  expect(opened).toHaveLength(3);
  musicBox.giveWay();
  opened.length = 0;
  musicBox.prepare();
  await rest();
  expect(opened).toEqual([]);
  await rest();
  expect(opened).toEqual([themeUrl('medieval')]);
  await rest();
  expect(opened).toEqual([themeUrl('medieval'), themeUrl('industrial')]);
});

it('follows into another era only while music plays', () => {
  const soundtrack = fakeSoundtrack();
  const game = createGame({ runEffect: () => {} });
  const musicBox = createMusicBox({
    soundtrack,
    loadPlayer: () => Promise.resolve(),
    state: game.getSnapshot,
  });
  musicBox.follow('modern');
  expect(soundtrack.getSnapshot()).toMatchObject({ track: null, status: 'paused' });
  musicBox.play('medieval');
  musicBox.follow('modern');
  expect(soundtrack.getSnapshot()).toMatchObject({ track: { url: themeUrl('modern') } });
});
