import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { describe, expect, it } from 'vitest';
import { keepAnswer, pickUnseen } from './kept-answer';

describe('the id of an answer', () => {
  const choices = ['Join', 'Wait'].map((text) => ({ text, description: 'It has a price.' }));

  it('is the same for equal answers, and differs with the ending or the title', () => {
    const told = choices.map((choice) => ({ ...choice, outcome: 'They cheer.' }));
    const context = '<p>More about it.</p>';
    const answers: readonly SceneAnswer[] = [
      { choices, origin: 'model' },
      { choices: told, origin: 'model' },
      { context, origin: 'model' },
      { context, title: 'A ledger', origin: 'model' },
    ];
    const names = answers.map((answer) => keepAnswer(answer, 0).id);
    expect(new Set(names).size).toBe(answers.length);
    expect(answers.map((answer) => keepAnswer({ ...answer }, 9).id)).toEqual(names);
  });
});

describe('the answer for a visitor', () => {
  const answers = [1, 2, 3].map((number) =>
    keepAnswer({ imageUrl: `/images/${number}.avif`, origin: 'written' }, 0),
  );
  const ids = answers.map(({ id }) => id);

  it('is a random one of the unseen answers', () => {
    const seen = ids.slice(0, 1);
    expect(pickUnseen(answers, seen, () => 0)).toBe(answers[1]);
    expect(pickUnseen(answers, seen, () => 0.99)).toBe(answers[2]);
  });

  it('is the one seen longest ago if all were seen', () => {
    const [a = '', b = '', c = ''] = ids;
    expect(pickUnseen(answers, [b, c, a], () => 0)).toBe(answers[1]);
  });

  it('is undefined if there are none', () => {
    expect(pickUnseen([], ids, () => 0)).toBeUndefined();
  });
});
