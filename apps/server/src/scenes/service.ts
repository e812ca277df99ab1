import type { CuratedLibrary } from '../curated/library';
import { ProviderError } from '../providers/provider';
import type { Generation } from './generation';
import { pickUnseen, type KeptAnswer } from './identity';
import type { SceneRequest } from './scene';

/** What the service works with. */
export interface SceneServiceParts {
  readonly library: CuratedLibrary;
  readonly generation: Generation;
  /** What is answered where a provider fails. */
  readonly onFailure: 'curated' | 'error';
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
}

/** Answers requests for parts of scenes: with what is generated, or with what is hand-written. */
export interface SceneService {
  /**
   * Gives an answer that the visitor has not met if there is one; `seen` names those met, oldest first.
   * Rejects with {@link ProviderError} where nothing can be answered, or with the signal's reason when the
   * visitor has left.
   */
  answer(request: SceneRequest, seen: readonly string[], visitor: AbortSignal): Promise<KeptAnswer>;
}

/** Makes the service. */
export function createSceneService(parts: SceneServiceParts): SceneService {
  const { library, generation, onFailure, random } = parts;

  async function generated(
    request: SceneRequest,
    visitor: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    try {
      return await generation.answers(request, visitor);
    } catch (error) {
      if (visitor.aborted || onFailure === 'error') throw error;
      return [];
    }
  }

  return {
    async answer(request, seen, visitor) {
      const fresh = await generated(request, visitor);
      const written = library.answers(request.slug, request.kind);
      // A newcomer is reading the built-in scene, which is the first: nothing changes under their eyes.
      const answers = fresh.length > 0 ? fresh : seen.length > 0 ? written : written.slice(0, 1);
      const picked = pickUnseen(answers, seen, random);
      if (picked !== undefined) return picked;
      throw new ProviderError('unusable', `There is no ${request.kind} for ${request.slug}`);
    },
  };
}
