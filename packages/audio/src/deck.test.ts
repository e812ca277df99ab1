import { describe, expect, it, vi } from 'vitest';
import { type DeckEvents, createDeck } from './deck';
import { type FakeHowl, createFakeHowls } from './testing/fake-howl';
import { medieval, runDueTimers, withFakeTimers } from './testing/test-soundtrack';

withFakeTimers();

/** Creates a deck over a fake Howl that has no position to lose yet, with what it reports. */
function createTestDeck() {
  const reported: string[] = [];
  const report = (name: string) => () => void reported.push(name);
  const events: DeckEvents = {
    onReady: report('ready'),
    onAudible: report('audible'),
    onInterrupted: report('interrupted'),
    onWaiting: report('waiting'),
    onFailure: (cause) => reported.push(`failure: ${cause}`),
    onUnlock: report('unlock'),
  };
  const { Howl, all } = createFakeHowls();
  const deck = createDeck(medieval, Howl, 0.5, events);
  const howl = all[0] as FakeHowl;
  const load = () => {
    howl.finishLoading();
    runDueTimers();
  };
  const startPlaying = () => {
    load();
    deck.start();
    howl.grantPlay();
    runDueTimers();
    reported.length = 0;
  };
  return { deck, howl, reported, load, startPlaying };
}

describe('a deck that was not started', () => {
  it('sends no command on pause() and stop(), and stays as it is', () => {
    const { deck, howl, load } = createTestDeck();
    deck.pause();
    deck.stop();
    expect(deck.phase()).toBe('loading');
    load();
    deck.pause();
    deck.stop();
    expect(deck.phase()).toBe('ready');
    expect(howl.commands).toEqual([]);
  });

  it('is neither interrupted nor waiting, and does not start, whatever the browser reports', () => {
    const { deck, howl, reported, load } = createTestDeck();
    load();
    howl.settings.oninterrupt();
    howl.settings.onwait();
    howl.settings.onsound();
    expect(reported).toEqual(['ready']);
    expect(howl.commands).toEqual([]);
    expect(deck.phase()).toBe('ready');
  });

  it('is ready once, although howler loads its data again', () => {
    const { howl, reported, load } = createTestDeck();
    load();
    howl.settings.onload();
    expect(reported).toEqual(['ready']);
  });
});

describe('a deck that was paused', () => {
  it('is not audible again because howler reports a start or the browser reports sound', () => {
    const { deck, howl, reported, startPlaying } = createTestDeck();
    startPlaying();
    deck.pause();
    howl.settings.onplay(1001);
    howl.settings.onsound();
    expect(reported).toEqual([]);
    expect(howl.commands).toEqual(['play', 'pause']);
  });
});

describe('a started deck', () => {
  it('plays the same sound again after a pause, because another one would play beside it', () => {
    const { deck, howl, startPlaying } = createTestDeck();
    const play = vi.spyOn(howl, 'play');
    startPlaying();
    deck.pause();
    deck.start();
    expect(play.mock.calls).toEqual([[undefined], [1001]]);
  });

  it('reports a play() that throws as a failure to play', () => {
    const { deck, howl, reported, load } = createTestDeck();
    load();
    vi.spyOn(howl, 'play').mockImplementation(() => {
      throw new RangeError('an empty file');
    });
    deck.start();
    expect(reported).toEqual(['ready', 'failure: play']);
    expect(deck.phase()).toBe('broken');
  });

  it('is downloading until the whole file is there', () => {
    const { deck, howl, load } = createTestDeck();
    howl.fullyBuffered = false;
    expect(deck.isDownloading()).toBe(true);
    load();
    expect(deck.isDownloading()).toBe(true);
    howl.fullyBuffered = true;
    expect(deck.isDownloading()).toBe(false);
  });
});

describe('a deck that has failed', () => {
  it('reports the first failure only', () => {
    const { deck, howl, reported } = createTestDeck();
    howl.settings.onloaderror(1001, 4);
    howl.settings.onloaderror(1001, 4);
    howl.settings.onplayerror(1001, 'blocked');
    expect(reported).toEqual(['failure: load']);
    expect(deck.phase()).toBe('broken');
  });
});

describe('a discarded deck', () => {
  it('reports nothing, whatever howler still sends', () => {
    const { deck, howl, reported, startPlaying } = createTestDeck();
    startPlaying();
    deck.discard();
    howl.settings.onplay(1001);
    howl.settings.onsound();
    howl.settings.onwait();
    howl.settings.oninterrupt();
    howl.settings.onloaderror(1001, 2);
    expect(reported).toEqual([]);
    expect(deck.phase()).toBe('discarded');
  });

  it('ignores every command', () => {
    const { deck, howl, reported, startPlaying } = createTestDeck();
    startPlaying();
    deck.discard();
    deck.start();
    deck.pause();
    deck.stop();
    deck.setVolume(0.2);
    deck.check();
    deck.discard();
    expect(howl.commands).toEqual(['play', 'unload']);
    expect(howl.currentVolume).toBe(0.5);
    expect(deck.isDownloading()).toBe(false);
    expect(reported).toEqual([]);
  });
});
