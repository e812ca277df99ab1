import { describe, expect, it, vi } from 'vitest';
import { loadHowler } from './load-howler';
import { createSoundtrack } from './soundtrack';
import { FakeAudio, createFakeContext, freshHowler, withFakeAudio } from './testing/fake-audio';
import { medieval, renaissance } from './testing/test-soundtrack';

withFakeAudio();

const runDueTimers = () => vi.advanceTimersByTimeAsync(0);

/** Creates a soundtrack over the real howler, whose gesture handler is active as in a browser. */
async function listenForGestures() {
  const document = new EventTarget();
  vi.stubGlobal('document', document);
  Object.assign(await freshHowler(), {
    autoUnlock: true,
    _audioUnlocked: false,
    ctx: createFakeContext(),
  });
  const logged: string[] = [];
  const soundtrack = createSoundtrack({
    loadHowl: loadHowler,
    log: (message) => logged.push(message),
  });
  soundtrack.preload([medieval, renaissance]);
  await runDueTimers();
  return { soundtrack, logged, gesture: () => document.dispatchEvent(new Event('keydown')) };
}

describe("howler's handler of the first gesture", () => {
  it('reloads the elements that are not playing', async () => {
    const { gesture } = await listenForGestures();
    const elements = [medieval, renaissance].map(({ url }) => FakeAudio.withSource(url));
    for (const element of elements) element.finishLoading();
    gesture();
    expect(elements.map(({ readyState }) => readyState)).toEqual([0, 0]);
  });

  it('does not abort a play() that the browser has not answered yet', async () => {
    const { soundtrack, logged, gesture } = await listenForGestures();
    const element = FakeAudio.withSource(medieval.url);
    soundtrack.play(medieval);
    element.finishLoading();
    await runDueTimers();
    gesture();
    await runDueTimers();
    element.grant();
    await runDueTimers();
    expect(logged).toEqual([]);
    expect(FakeAudio.withSource(medieval.url)).toBe(element);
    expect(element.paused).toBe(false);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: true });
  });

  it('does not silence a track that the browser has just started but howler has not yet been told of', async () => {
    const { soundtrack, gesture } = await listenForGestures();
    const element = FakeAudio.withSource(medieval.url);
    soundtrack.play(medieval);
    element.finishLoading();
    await runDueTimers();
    element.grant();
    gesture();
    await runDueTimers();
    expect(soundtrack.getSnapshot().audible).toBe(true);
    expect(element.paused).toBe(false);
  });

  it('does not treat an element as unlocked because it was released during a pending play()', async () => {
    const { soundtrack, gesture } = await listenForGestures();
    const first = FakeAudio.withSource(medieval.url);
    soundtrack.play(medieval);
    first.finishLoading();
    await runDueTimers();
    soundtrack.pause();
    const second = FakeAudio.withSource(medieval.url);
    expect(second).not.toBe(first);
    second.finishLoading();
    gesture();
    expect(second.readyState).toBe(0);
  });
});
