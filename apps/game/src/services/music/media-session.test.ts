import { type Soundtrack, createSoundtrack } from '@time-traveler/audio';
import { createGame, initialState } from '@time-traveler/game-core';
import { expect, it, vi } from 'vitest';
import { trackOf } from '../music-box';
import { type SessionInfo, followSession, sessionInfo, sessionState } from './media-session';

const state = initialState();
const track = { name: 'Sumer Is Icumen In', url: '/audio/medieval-theme.mp3' };

it('shows the tune, the era and the picture', () => {
  const picture = 'https://game.example/images/medieval-640.avif';
  expect(sessionInfo(state, { track }, picture)).toEqual({
    title: 'Sumer Is Icumen In',
    artist: 'Medieval Era',
    album: 'Historical Time Traveler',
    artwork: [{ src: picture }],
  });
});

it('shows nothing before there is a track, and no picture before one has loaded', () => {
  expect(sessionInfo(state, { track: null }, null)).toBeNull();
  expect(sessionInfo(state, { track }, null)?.artwork).toEqual([]);
});

it('names an era that the list no longer holds by its slug', () => {
  const { artist } = sessionInfo({ ...state, activeSlug: 'bronze-age' }, { track }, null) ?? {};
  expect(artist).toBe('bronze-age');
});

it.each([
  ['paused', null, 'paused'],
  ['playing', null, 'playing'],
  ['playing', 'loading', 'playing'],
  ['playing', 'interrupted', 'paused'],
] as const)('is, when %s with the silence %s, "%s"', (status, silence, expected) => {
  expect(sessionState({ status, silence })).toBe(expected);
});

/** A session that records its calls; it does not know the given keys. */
function startSession(unknown: readonly string[] = []) {
  const keys = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler(action: string, run: MediaSessionActionHandler | null) {
      if (unknown.includes(action)) throw new TypeError(`${action} is not a key`);
      keys.set(action, run as (() => void) | null);
    },
  };
  const soundtrack: Soundtrack = createSoundtrack({
    loadHowl: () => new Promise(() => {}),
    log: () => {},
  });
  const game = createGame({
    runEffect(effect) {
      if (effect.type === 'playTheme') play(effect.slug);
    },
  });
  play('medieval');
  function play(slug: string) {
    soundtrack.play(trackOf(game.getSnapshot().periods, slug) ?? undefined);
  }
  const createMetadata = vi.fn((info: SessionInfo) => info as unknown as MediaMetadata);
  const loaded = new Map<string | null, string>();
  let onLoad = () => {};
  const pictures = {
    loadedSource: (url: string | null) => loaded.get(url) ?? null,
    onLoad: (listener: () => void) => void (onLoad = listener),
  };
  followSession({ soundtrack, game, session, createMetadata, pictures });
  return {
    session,
    soundtrack,
    game,
    createMetadata,
    press: (key: string) => keys.get(key)?.(),
    isOffered: (key: string) => typeof keys.get(key) === 'function',
    /** The page has loaded the scene's picture, from this address. */
    loadPicture(source: string) {
      loaded.set(game.getSnapshot().scene.picture.url, source);
      onLoad();
    },
  };
}

it('shows the file that the page has loaded for its picture, once it has, and requests no other', () => {
  const { session, press, loadPicture } = startSession();
  expect(session.metadata).toMatchObject({ artwork: [] });
  loadPicture('https://game.example/images/medieval-640.avif');
  const artwork = [{ src: 'https://game.example/images/medieval-640.avif' }];
  expect(session.metadata).toMatchObject({ artwork });
  press('nexttrack');
  expect(session.metadata).toMatchObject({ artist: 'Renaissance', artwork: [] });
});

it('follows the music with the play, pause and stop keys', () => {
  const { session, soundtrack, press } = startSession();
  expect(session.playbackState).toBe('playing');
  press('pause');
  expect(soundtrack.getSnapshot().status).toBe('paused');
  expect(session.playbackState).toBe('paused');
  press('play');
  expect(soundtrack.getSnapshot().status).toBe('playing');
  press('stop');
  expect(soundtrack.getSnapshot().status).toBe('paused');
});

it('enters the next and the previous era, and offers no key beyond the first and the last', () => {
  const { session, game, press, isOffered } = startSession();
  expect(isOffered('previoustrack')).toBe(false);
  press('nexttrack');
  expect(game.getSnapshot().activeSlug).toBe('renaissance');
  expect(session.metadata).toMatchObject({ artist: 'Renaissance' });
  press('previoustrack');
  expect(game.getSnapshot().activeSlug).toBe('medieval');
  expect(session.metadata).toMatchObject({ artist: 'Medieval Era', title: 'Sumer Is Icumen In' });
  for (const slug of ['renaissance', 'industrial', 'modern', 'future']) {
    expect(isOffered('nexttrack')).toBe(true);
    press('nexttrack');
    expect(game.getSnapshot().activeSlug).toBe(slug);
  }
  expect(isOffered('nexttrack')).toBe(false);
});

it('shows the same thing once, whatever else changes', () => {
  const { createMetadata, game, soundtrack } = startSession();
  game.dispatch({ type: 'contextOpened' });
  soundtrack.setVolume(0.2);
  expect(createMetadata).toHaveBeenCalledTimes(1);
});

it('works without the keys that a browser does not know', () => {
  const { soundtrack, press } = startSession(['stop', 'nexttrack']);
  press('pause');
  expect(soundtrack.getSnapshot().status).toBe('paused');
});
