import { createGame } from '@time-traveler/game-core';
import { describe, expect, it, vi } from 'vitest';
import { createStage } from './stage';

/** A stage whose fades wait until the test lets their changes through, oldest first. */
function stageWithHeldFades() {
  const waiting: (() => void)[] = [];
  const game = createGame({ runEffect: () => {} });
  const stage = createStage(game, (change) => waiting.push(change));
  return { game, stage, waiting, letThrough: () => waiting.shift()?.() };
}

const enter = (slug: string) => ({ type: 'eraSelected', slug }) as const;

describe('the stage', () => {
  it('shows a change of era when its fade lets it through, opened and announced once', () => {
    const { game, stage, waiting, letThrough } = stageWithHeldFades();
    const listener = vi.fn();
    stage.subscribe(listener);
    game.dispatch(enter('modern'));
    expect(stage.getSnapshot().state.activeSlug).toBe('medieval');
    expect(listener).not.toHaveBeenCalled();
    letThrough();
    const { state, opening, announcement } = stage.getSnapshot();
    expect(state).toBe(game.getSnapshot());
    expect(opening).toEqual({ turn: 1, by: 'era' });
    expect(announcement.message).toContain('1962');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(waiting).toEqual([]);
  });

  it('shows what changes before the fade has begun together with the new scene', () => {
    const { game, stage, letThrough } = stageWithHeldFades();
    game.dispatch(enter('modern'));
    game.dispatch({ type: 'periodsFailed', reason: 'x' });
    expect(stage.getSnapshot().state.periodsStatus).toBe('loading');
    letThrough();
    expect(stage.getSnapshot().state.periodsStatus).toBe('failed');
  });

  it('shows the last of several eras with the first fade, and announces only that one', () => {
    const { game, stage, letThrough } = stageWithHeldFades();
    game.dispatch(enter('modern'));
    game.dispatch(enter('future'));
    letThrough();
    letThrough();
    const { state, opening, announcement } = stage.getSnapshot();
    expect(state.activeSlug).toBe('future');
    expect(opening?.turn).toBe(1);
    expect(announcement).toEqual({ turn: 1, message: expect.stringContaining('2157') as string });
  });

  it('fades to another era only when what it is shown with has loaded', async () => {
    let arrive = () => {};
    const theme = new Promise<void>((resolve) => (arrive = resolve));
    const game = createGame({ runEffect: () => {} });
    const fade = vi.fn((change: () => void) => change());
    const stage = createStage(game, fade, [{ isThere: () => false, load: () => theme }]);
    game.dispatch(enter('modern'));
    expect(fade).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(stage.getSnapshot().state.activeSlug).toBe('modern'));
    expect(fade).toHaveBeenCalledOnce();
  });

  it('shows a choice at once', () => {
    const { game, stage } = stageWithHeldFades();
    const [choice] = game.getSnapshot().scene.choices;
    if (choice === undefined) throw new Error('The first scene has no choices');
    game.dispatch({ type: 'choiceMade', choice });
    expect(stage.getSnapshot().state).toBe(game.getSnapshot());
    expect(stage.getSnapshot().opening).toEqual({ turn: 1, by: 'choice' });
  });

  it('shows a return to the era on screen at once, and fades to another era', () => {
    const { game, stage, waiting } = stageWithHeldFades();
    const back = (slug: string) =>
      game.dispatch({ type: 'visitRestored', visit: { slug, events: [] } });
    back('medieval');
    expect(stage.getSnapshot().opening).toEqual({ turn: 1, by: 'return' });
    back('modern');
    expect(waiting).toHaveLength(1);
    expect(stage.getSnapshot().state.activeSlug).toBe('medieval');
  });

  it('says the same words again when asked again', () => {
    const { stage } = stageWithHeldFades();
    stage.announce('New choices have come');
    stage.announce('New choices have come');
    expect(stage.getSnapshot().announcement.turn).toBe(2);
  });
});
