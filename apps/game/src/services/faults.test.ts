import { createGame, type GameState } from '@time-traveler/game-core';
import { PERIODS_PATH } from '@time-traveler/game-core/contract';
import {
  type CallFault,
  type FaultyCall,
  callFaults,
  faultyCalls,
  fullAnswers,
  wrongTypeFaults,
} from '@time-traveler/testing';
import { long } from '@time-traveler/testing/long-run';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api';
import { createEffectRunner } from './effects';
import type { MusicBox } from './music-box';
import { createNotifications } from './notifications';

type Faults = Partial<Record<FaultyCall, CallFault>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game whose calls go wrong as told. `release` sends what is held until then. */
function gameWith(faults: Faults) {
  const held: { until: CallFault['heldUntil']; send: () => void }[] = [];
  const log = vi.fn<(message: string) => void>();
  const answer = async (call: FaultyCall, signal: AbortSignal | undefined) => {
    const fault = faults[call];
    if (fault === undefined) return Response.json(fullAnswers[call]);
    const { response, delay, heldUntil } = fault;
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      if (heldUntil !== null) held.push({ until: heldUntil, send: resolve });
      else if (response !== 'never') setTimeout(resolve, delay);
    });
    if (typeof response === 'string') throw new TypeError('Failed to fetch');
    const { body, status, type } = response;
    return new Response(status === 204 ? null : body(), {
      status,
      headers: { 'Content-Type': type },
    });
  };
  const api = createApi((url, { body, signal }) =>
    answer(
      url === PERIODS_PATH ? 'periods' : (JSON.parse(body ?? '{}') as { type: FaultyCall }).type,
      signal,
    ),
  );
  const notifications = createNotifications({ setTimer: setTimeout, clearTimer: clearTimeout });
  const notify = vi.spyOn(notifications, 'notify');
  const game = createGame({ runEffect: (effect) => runEffect(effect) });
  const runEffect = createEffectRunner(
    {
      loadApi: () => Promise.resolve(api),
      musicBox: { play: () => {} } as unknown as MusicBox,
      notifications,
      stage: { announce: () => {} },
      clock: { now: () => Date.now(), firstPaint: () => 0 },
      afterPaint: (run) => run(),
      log,
    },
    game.dispatch,
  );
  return {
    game,
    log,
    notify,
    release(until: CallFault['heldUntil']) {
      for (const { send } of held.filter((one) => one.until === until)) send();
    },
  };
}

/** Returns what is wrong with a scene, as sentences. */
function flaws({ scene, periods, activeSlug }: GameState): string[] {
  const { scenario, choices, context, picture, record } = scene;
  const words = (text: unknown) => typeof text === 'string' && text.trim() !== '';
  const checks: Record<string, boolean> = {
    'the scene has a title and a story': words(scenario.title) && words(scenario.description),
    'there are at least two choices': choices.length >= 2,
    'there are few enough choices to read': choices.length <= 100,
    'every choice has a text and a description': choices.every(
      ({ text, description }) => words(text) && typeof description === 'string',
    ),
    'no two choices share an id': new Set(choices.map(({ id }) => id)).size === choices.length,
    'the background has a title and a text': words(context.title) && words(context.content),
    'the background is short enough to open': context.content.length <= 200_000,
    'the picture has an address or is the empty frame': picture.url === null || words(picture.url),
    'a note has a text and sources':
      record === null || (words(record.text) && Array.isArray(record.sources)),
    'every era has a name that fits a button': periods.every(
      ({ name }) => words(name) && name.length <= 1_000,
    ),
    'no era is there twice': new Set(periods.map(({ slug }) => slug)).size === periods.length,
    'the active era has a slug': words(activeSlug),
  };
  return Object.entries(checks).flatMap(([sentence, holds]) => (holds ? [] : [sentence]));
}

/** Plays every era on the timeline to an aftermath and returns everything that went wrong. */
async function playThrough(faults: Faults): Promise<string[]> {
  const found: string[] = [];
  const { game, log, notify, release } = gameWith(faults);
  const check = (when: string) =>
    found.push(...flaws(game.getSnapshot()).map((flaw) => `${when}: not so: ${flaw}`));
  game.dispatch({ type: 'started' });
  check('at the start');
  await vi.advanceTimersByTimeAsync(10_000);
  if (game.getSnapshot().periodsStatus === 'loading')
    found.push('The timeline still shows placeholders after ten seconds');
  for (const { slug } of game.getSnapshot().periods) {
    game.dispatch({ type: 'eraSelected', slug });
    check(`${slug} opened`);
    release('an era change');
    await vi.advanceTimersByTimeAsync(50);
    check(`${slug} answered`);
    const [choice] = game.getSnapshot().scene.choices;
    if (choice !== undefined) game.dispatch({ type: 'choiceMade', choice });
    check(`${slug} decided`);
    const decided = game.getSnapshot().scene;
    release('a choice');
    await vi.advanceTimersByTimeAsync(40_000);
    check(`${slug} after late answers`);
    const { scenario, choices } = game.getSnapshot().scene;
    if (!scenario.title.startsWith('Aftermath: ')) found.push(`${slug} has no aftermath`);
    if (choices !== decided.choices) found.push(`${slug}: a late answer changed the follow-ups`);
  }
  release('leaving');
  await vi.advanceTimersByTimeAsync(100);
  if (notify.mock.calls.length > 1) found.push('More than one notification');
  const longest = Math.max(0, ...log.mock.calls.map(([line]) => line.length));
  if (longest > 1_000) found.push(`A line of the log has ${longest} characters`);
  if (!/"activeSlug"/.test(JSON.stringify(game.getSnapshot()))) found.push('The state is no JSON');
  return found;
}

describe('five eras can be played to an aftermath', () => {
  describe.each(faultyCalls)('if the call for %s', (call) => {
    it.each(callFaults(call).map((fault) => [fault.name, fault] as const))(
      '%s',
      async (_, fault) => {
        expect(await playThrough({ [call]: fault })).toEqual([]);
      },
    );

    it('answers with a wrong type at any field', async () => {
      const failures: Record<string, string[]> = {};
      for (const fault of wrongTypeFaults(call)) {
        const found = await playThrough({ [call]: fault });
        if (found.length > 0) failures[fault.name] = found;
      }
      expect(failures).toEqual({});
    });
  });

  it('if several calls fail in several ways', { timeout: 600_000 }, async () => {
    const faultOf = (call: FaultyCall) =>
      // Bodies of 10 MB are tried alone: they would take most of the time.
      fc.oneof(
        fc.constantFrom(...callFaults(call).filter(({ name }) => !name.includes('10 MB'))),
        fc.constantFrom(...wrongTypeFaults(call)),
      );
    const pair = fc
      .shuffledSubarray([...faultyCalls], { minLength: 2, maxLength: 4 })
      .chain((calls) =>
        fc.tuple(...calls.map((call) => faultOf(call).map((fault) => [call, fault] as const))),
      );
    await fc.assert(
      fc.asyncProperty(pair, async (pairs) => {
        expect(await playThrough(Object.fromEntries(pairs))).toEqual([]);
      }),
      { numRuns: long ? 5_000 : 200 },
    );
  });
});
