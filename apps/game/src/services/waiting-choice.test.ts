import { createGame } from '@time-traveler/game-core';
import { describe, expect, it, vi } from 'vitest';
import { createWaitingChoice } from './waiting-choice';

/** A game whose choices wait for something that comes when the test says so. */
function play() {
  const game = createGame({ runEffect: () => {} });
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  const choice = createWaitingChoice(game, () => [{ isThere: () => false, load: () => promise }]);
  const [first, second] = game.getSnapshot().scene.choices;
  if (first === undefined || second === undefined) throw new Error('The scene has no two choices');
  return { game, arrive: () => arrive(), first, second, ...choice };
}

/** A game whose choices wait for nothing but a frame, which the test draws. */
function playInFrames() {
  const game = createGame({ runEffect: () => {} });
  let due: (() => void)[] = [];
  const choice = createWaitingChoice(
    game,
    () => [],
    undefined,
    (run) => due.push(run),
  );
  const frame = () => {
    const runs = due;
    due = [];
    for (const run of runs) run();
  };
  const [first, second] = game.getSnapshot().scene.choices;
  if (first === undefined || second === undefined) throw new Error('The scene has no two choices');
  return { game, frame, first, second, made: () => game.getSnapshot().scene.decisions, ...choice };
}

const decisions = ({ game }: ReturnType<typeof play>) => game.getSnapshot().scene.decisions;

describe('a choice that waits for what its outcome is shown with', () => {
  it('is made when that is there, and another press before that is ignored', async () => {
    const waits = play();
    waits.choose(waits.first);
    waits.choose(waits.second);
    expect(decisions(waits)).toEqual([]);
    waits.arrive();
    await vi.waitFor(() => expect(decisions(waits)).toEqual([waits.first.text]));
  });

  it('is made at once if the page is left, and only once', async () => {
    const waits = play();
    waits.choose(waits.first);
    waits.decide();
    waits.decide();
    waits.arrive();
    await Promise.resolve();
    expect(decisions(waits)).toEqual([waits.first.text]);
  });

  it('is made after the frame in which its card answers, and another press in that frame is ignored', () => {
    const { choose, frame, game, made, first, second } = playInFrames();
    choose(first);
    choose(second);
    expect(made()).toEqual([]);
    frame();
    expect(made()).toEqual([first.text]);
    frame();
    choose(game.getSnapshot().scene.choices[0] ?? first);
    frame();
    expect(made()).toHaveLength(2);
  });

  it('is made before what was pressed after it in the same frame, and only once', () => {
    const { choose, frame, game, made, settle, first } = playInFrames();
    choose(first);
    settle();
    expect(made()).toEqual([first.text]);
    game.dispatch({ type: 'choiceUndone' });
    frame();
    settle();
    expect(made()).toEqual([]);
  });

  it('still waits for its story if something else was pressed after it', () => {
    const waits = play();
    waits.choose(waits.first);
    waits.settle();
    expect(decisions(waits)).toEqual([]);
  });

  it('says which eras the visitor has closed by then', () => {
    const game = createGame({ runEffect: () => {} });
    const { choose } = createWaitingChoice(
      game,
      () => [],
      () => ['future'],
    );
    for (let turn = 0; turn < 4; turn += 1) {
      const [choice] = game.getSnapshot().scene.choices;
      if (choice) choose(choice);
    }
    expect(game.getSnapshot().visit.events.map((event) => 'carried' in event)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('is dropped if another era was entered meanwhile and a choice was made there', async () => {
    const waits = play();
    waits.choose(waits.first);
    waits.game.dispatch({ type: 'eraSelected', slug: 'future' });
    const [other] = waits.game.getSnapshot().scene.choices;
    if (other) waits.choose(other);
    waits.arrive();
    await vi.waitFor(() => expect(decisions(waits)).toEqual([other?.text]));
  });
});
