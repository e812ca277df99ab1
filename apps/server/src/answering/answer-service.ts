import type { CuratedLibrary } from '../curated/library';
import { pickUnseen, type KeptAnswer } from '../scenes/kept-answer';
import type { PartRequest } from '../scenes/part-request';
import type { GeneratedAnswers } from './generated-answers';

/** What {@link createAnswerService} needs. */
export interface AnswerServiceOptions {
  readonly library: CuratedLibrary;
  readonly generated: GeneratedAnswers;
  /** What a visitor gets if a provider fails. */
  readonly onFailure: 'curated' | 'error';
  /** Returns numbers from 0 up to 1. */
  readonly random: () => number;
}

/** There is no answer: nothing is generated and nothing is prepared. No provider has failed. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** Answers requests for parts of scenes with what is generated, or else with what is prepared. */
export interface AnswerService {
  /**
   * Returns an answer that the visitor has not seen, if there is one; `seen` lists ids, the oldest first.
   * Rejects with ProviderError if a provider fails and the operator wants to see it, with
   * {@link NoAnswerError} if there is no answer, and with the signal's reason if the visitor leaves.
   */
  answer(request: PartRequest, seen: readonly string[], visitor: AbortSignal): Promise<KeptAnswer>;
}

/** Creates the service. */
export function createAnswerService(options: AnswerServiceOptions): AnswerService {
  const { library, generated, onFailure, random } = options;

  async function findGenerated(
    request: PartRequest,
    visitor: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    try {
      return await generated.find(request, visitor);
    } catch (error) {
      if (visitor.aborted || onFailure === 'error') throw error;
      return [];
    }
  }

  return {
    async answer(request, seen, visitor) {
      const found = await findGenerated(request, visitor);
      const written = library.answers(request.slug, request.part);
      // A newcomer is reading the built-in scene, which is the first one: nothing changes while they read.
      const fallback = seen.length > 0 ? written : written.slice(0, 1);
      const answers = found.length > 0 ? found : fallback;
      const picked = pickUnseen(answers, seen, random);
      if (picked === undefined) {
        throw new NoAnswerError(`There is no ${request.part} for ${request.slug}`);
      }
      return picked;
    },
  };
}
