import { createGame, initialState } from '@time-traveler/game-core';
import { journalOf } from '@time-traveler/game-core/journey';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryDevice } from '../../fixtures/memory-device';
import { createKeeper } from './keeper';

/** A started game on a device whose history can refuse changes, and which notes a move out of the page. */
function play() {
  const device = memoryDevice();
  const { history } = device;
  let refuses = false;
  let changes = 0;
  let place = 0;
  let left = false;
  const attempt = (change: () => void) => {
    changes += 1;
    if (!refuses) change();
    return !refuses;
  };
  const game = createGame({ runEffect: () => {} });
  const keeper = createKeeper({
    game,
    first: game.getSnapshot(),
    device: {
      ...device,
      history: {
        ...history,
        push: (state) =>
          attempt(() => {
            history.push(state);
            place = device.length() - 1;
          }),
        replace: (state) => attempt(() => history.replace(state)),
        back() {
          if (place === 0) left = true;
          else place -= 1;
          history.back();
        },
      },
    },
    stories: { get: () => undefined, fetch: () => Promise.resolve() },
  });
  game.subscribe((effects) => keeper.follow({ state: game.getSnapshot(), effects }));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    game,
    keeper,
    refuse: (now = true) => (refuses = now),
    changes: () => changes,
    left: () => left,
    settle,
    place: () => game.getSnapshot().activeSlug,
    decisions: () => game.getSnapshot().scene.decisions,
    written: () =>
      journalOf(keeper.getSnapshot(), initialState().periods).entries.map(({ choice }) => choice),
    enter: (slug: string) => game.dispatch({ type: 'eraSelected', slug }),
    choose() {
      const [choice] = game.getSnapshot().scene.choices;
      if (choice) game.dispatch({ type: 'choiceMade', choice });
    },
    /** Answers a part of the scene on screen, as a server does. */
    answer: () =>
      game.dispatch({
        type: 'partAnswered',
        part: 'image',
        answer: {
          imageUrl: `https://pictures.example/${game.getSnapshot().generation.request}.jpg`,
        },
        request: game.getSnapshot().generation.request,
        openForMs: 1,
      }),
    async undo() {
      keeper.undo();
      await settle();
    },
    /** Presses the browser's own button, unless it would leave the page. */
    async back() {
      if (place === 0) return;
      place -= 1;
      device.go(-1);
      await settle();
    },
  };
}

describe('a browser that refuses changes of its history', () => {
  it('loses no press: Undo takes one decision back, and a dialog closes', async () => {
    const { choose, undo, refuse, decisions, left, game, written } = play();
    choose();
    refuse();
    choose();
    choose();
    await undo();
    expect(decisions()).toHaveLength(2);
    game.dispatch({ type: 'journalOpened' });
    game.dispatch({ type: 'journalClosed' });
    expect(decisions()).toHaveLength(2);
    await undo();
    await undo();
    expect([decisions(), written(), left()]).toEqual([[], [], false]);
  });

  it('gets the scene on screen as its next entry when it allows changes again', async () => {
    const { choose, refuse, decisions, back, enter, place } = play();
    choose();
    refuse();
    enter('modern');
    enter('future');
    choose();
    refuse(false);
    choose();
    await back();
    // The scenes in between have no entries.
    expect([place(), decisions().length]).toEqual(['medieval', 1]);
    await back();
    expect([place(), decisions().length]).toEqual(['medieval', 0]);
  });

  it('keeps the entry of an earlier scene as it was', async () => {
    const { answer, back, enter, place, refuse } = play();
    enter('modern');
    refuse();
    enter('future');
    refuse(false);
    answer();
    await back();
    expect(place()).toBe('modern');
    await back();
    expect(place()).toBe('medieval');
  });

  const step = fc.constantFrom(
    ...([
      'choose',
      'choose',
      'undo',
      'dialog',
      'answer',
      'enter',
      'back',
      'refuse',
      'allow',
    ] as const),
  );
  it('at any time: Undo undoes one, a dialog changes nothing, and nothing leaves the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { game, ...scene } = play();
        for (const one of steps) {
          const [slug, made] = [scene.place(), scene.decisions()];
          if (one === 'refuse' || one === 'allow') scene.refuse(one === 'refuse');
          else if (one === 'enter') scene.enter(slug === 'modern' ? 'future' : 'modern');
          else if (one === 'choose') scene.choose();
          else if (one === 'answer') scene.answer();
          else if (one === 'back') await scene.back();
          else if (one === 'undo' && made.length > 0) {
            await scene.undo();
            expect([scene.place(), scene.decisions()]).toEqual([slug, made.slice(0, -1)]);
          } else {
            game.dispatch({ type: 'contextOpened' });
            game.dispatch({ type: 'contextClosed' });
            await scene.settle();
            expect([scene.place(), scene.decisions()]).toEqual([slug, made]);
            expect(game.getSnapshot().contextOpen).toBe(false);
          }
          expect(scene.left()).toBe(false);
        }
      }),
    );
  });
});

describe('one press', () => {
  it('on an era costs one change of the history, whatever is answered', () => {
    const { answer, enter, changes } = play();
    enter('modern');
    for (const slug of ['future', 'modern', 'industrial']) {
      const before = changes();
      enter(slug);
      answer();
      answer();
      expect(changes() - before).toBe(1);
    }
  });

  it('on a dialog costs one, its end none, and Undo none', async () => {
    const { game, choose, changes, settle, undo } = play();
    choose();
    const before = changes();
    game.dispatch({ type: 'contextOpened' });
    game.dispatch({ type: 'contextClosed' });
    await settle();
    expect(changes() - before).toBe(1);
    await undo();
    expect(changes() - before).toBe(1);
  });
});
