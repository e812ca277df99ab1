import { describe, expect, it, vi } from 'vitest';
import { loadHowler } from './load-howler';
import { createSoundtrack } from './soundtrack';
import { FakeAudio, freshHowler, withFakeAudio } from './testing/fake-audio';
import { medieval, renaissance } from './testing/stage';

withFakeAudio();

const turn = () => vi.advanceTimersByTimeAsync(0);

/** The soundtrack over howler itself, whose handler waits for a gesture as it does in a browser. */
async function listenForGestures() {
  const document = new EventTarget();
  vi.stubGlobal('document', document);
  const source = () => ({ connect: () => undefined, start: () => undefined });
  Object.assign(await freshHowler(), {
    autoUnlock: true,
    _audioUnlocked: false,
    ctx: { sampleRate: 44_100, createBuffer: () => null, createBufferSource: source },
  });
  const logged: string[] = [];
  const soundtrack = createSoundtrack({
    loadHowl: loadHowler,
    log: (message) => logged.push(message),
  });
  soundtrack.preload([medieval, renaissance]);
  await turn();
  return { soundtrack, logged, gesture: () => document.dispatchEvent(new Event('keydown')) };
}

describe("howler's answer to the first gesture", () => {
  it('makes the elements load anew that do not play', async () => {
    const { gesture } = await listenForGestures();
    const elements = [medieval, renaissance].map(({ url }) => FakeAudio.carrying(url));
    for (const element of elements) element.ready();
    gesture();
    expect(elements.map(({ readyState }) => readyState)).toEqual([0, 0]);
  });

  it('does not break off a start that the browser has yet to grant', async () => {
    const { soundtrack, logged, gesture } = await listenForGestures();
    const element = FakeAudio.carrying(medieval.url);
    soundtrack.play(medieval);
    element.ready();
    await turn();
    gesture();
    await turn();
    element.grant();
    await turn();
    expect(logged).toEqual([]);
    expect(FakeAudio.carrying(medieval.url)).toBe(element);
    expect(element.paused).toBe(false);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: true });
  });

  it('does not silence a track whose start was granted, before howler has heard of it', async () => {
    const { soundtrack, gesture } = await listenForGestures();
    const element = FakeAudio.carrying(medieval.url);
    soundtrack.play(medieval);
    element.ready();
    await turn();
    element.grant();
    gesture();
    await turn();
    expect(soundtrack.getSnapshot().audible).toBe(true);
    expect(element.paused).toBe(false);
  });

  it('never passes on an element as unlocked because a start was pending when it was given up', async () => {
    const { soundtrack, gesture } = await listenForGestures();
    const first = FakeAudio.carrying(medieval.url);
    soundtrack.play(medieval);
    first.ready();
    await turn();
    soundtrack.pause();
    const second = FakeAudio.carrying(medieval.url);
    expect(second).not.toBe(first);
    second.ready();
    gesture();
    expect(second.readyState).toBe(0);
  });
});
