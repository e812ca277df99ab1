import { eraOf } from '@time-traveler/testing';
import { describe, expect, it } from 'vitest';
import { ProviderError } from '../providers/provider';
import { gameRequest } from '../scenes/part-request';
import { keepAnswer } from '../scenes/kept-answer';
import { createAnswerService, NoAnswerError } from './answer-service';
import type { GeneratedAnswers } from './generated-answers';

const request = gameRequest(eraOf('medieval'), 'image');
const present = new AbortController().signal;
const written = keepAnswer({ imageUrl: '/images/medieval.avif', origin: 'written' }, 0);
const emptyLibrary = { answers: () => [] };
const library = { answers: () => [written] };

function generated(find: GeneratedAnswers['find']): GeneratedAnswers {
  return { find, warmUp: () => Promise.resolve(), stop: () => Promise.resolve() };
}

const nothing = generated(() => Promise.resolve([]));
const failing = generated(() => Promise.reject(new ProviderError('refused', 'no')));

describe('an answer', () => {
  it('is prepared if nothing is generated', async () => {
    const service = createAnswerService({
      library,
      generated: nothing,
      onFailure: 'error',
      random: Math.random,
    });
    expect(await service.answer(request, [], present)).toBe(written);
  });

  it('is generated if anything is, however much is prepared', async () => {
    const made = keepAnswer({ imageUrl: 'https://images.pexels.com/1.jpeg', origin: 'written' }, 0);
    const service = createAnswerService({
      library,
      generated: generated(() => Promise.resolve([made])),
      onFailure: 'error',
      random: Math.random,
    });
    expect(await service.answer(request, [], present)).toBe(made);
    expect(await service.answer(request, [made.id], present)).toBe(made);
  });

  it('is the built-in one for a newcomer, and one that was not seen for everybody else', async () => {
    const [first, second, third] = [1, 2, 3].map((number) =>
      keepAnswer({ imageUrl: `/images/${number}.avif`, origin: 'written' }, 0),
    );
    const service = createAnswerService({
      library: { answers: () => [first!, second!, third!] },
      generated: nothing,
      onFailure: 'error',
      random: () => 0.99,
    });
    expect(await service.answer(request, [], present)).toBe(first);
    expect(await service.answer(request, [first!.id], present)).toBe(third);
    expect(await service.answer(request, [first!.id, third!.id], present)).toBe(second);
  });

  it('is not prepared if the visitor has left', async () => {
    const leaving = new AbortController();
    leaving.abort(new Error('gone'));
    const service = createAnswerService({
      library,
      generated: failing,
      onFailure: 'curated',
      random: Math.random,
    });
    await expect(service.answer(request, [], leaving.signal)).rejects.toThrow('no');
  });

  it('is prepared if a provider fails, unless the operator wants to see the failure', async () => {
    const options = { library, generated: failing, random: Math.random };
    const lenient = createAnswerService({ ...options, onFailure: 'curated' });
    expect(await lenient.answer(request, [], present)).toBe(written);
    const strict = createAnswerService({ ...options, onFailure: 'error' });
    await expect(strict.answer(request, [], present)).rejects.toBeInstanceOf(ProviderError);
  });

  it("is missing, through no provider's fault, if nothing is generated or prepared", async () => {
    const service = createAnswerService({
      library: emptyLibrary,
      generated: nothing,
      onFailure: 'curated',
      random: Math.random,
    });
    const missing = await service.answer(request, [], present).catch((error: unknown) => error);
    expect(missing).toBeInstanceOf(NoAnswerError);
    expect(missing).toMatchObject({
      name: 'NoAnswerError',
      message: 'There is no image for medieval',
    });
    expect(missing).not.toBeInstanceOf(ProviderError);
  });
});
