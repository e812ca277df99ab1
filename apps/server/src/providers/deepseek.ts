import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { UnusableAnswer } from '../scenes/check-answer';
import { readModelAnswer } from '../scenes/model-answer';
import type { PartRequest } from '../scenes/part-request';
import { type ChatMessage, type ChatOptions, createChatRequest, name, title } from './chat-request';
import type { Completion } from './completion-body';
import { modelPrompt, repairPrompt, type WrittenPart, writtenParts } from './deepseek-prompts';
import { createGuard, type GuardOptions } from './guard';
import { modelNames } from './model-names';
import { assertMakes, ProviderError, type SceneProvider } from './provider';

/** How a model is called, and the limits of the calls. */
export interface DeepSeekOptions extends GuardOptions, ChatOptions {}

// Four choices with an ending each are about 1,100 tokens.
const usualTokens = 2500;
// For a model that thinks all the same. Many endpoints allow no more.
const mostTokens = 8000;

/** Creates the provider of choices and backgrounds: DeepSeek, or any endpoint that speaks its format. */
export function createDeepSeek(options: DeepSeekOptions): SceneProvider {
  const guard = createGuard(title, options);
  const ask = createChatRequest(options);
  // Stays raised, so that a model that needs the room is not paid twice for each answer.
  let tokens = usualTokens;

  /** Returns a checked answer after one request, or after a second one if that can help. */
  async function answerTo(
    part: WrittenPart,
    request: PartRequest,
    signal: AbortSignal,
  ): Promise<SceneAnswer> {
    const { system, user } = modelPrompt(part, request);
    const messages: readonly ChatMessage[] = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const allowed = tokens;
    const first = await ask(part, messages, allowed, signal);
    try {
      return read(part, first);
    } catch (error) {
      if (error instanceof CutOff && allowed < mostTokens) {
        const second = await ask(part, messages, mostTokens, signal);
        // Only now: an endpoint that allows less refuses the request.
        tokens = mostTokens;
        return read(part, second);
      }
      if (!(error instanceof UnusableAnswer)) throw error;
      const repair: readonly ChatMessage[] = [
        ...messages,
        { role: 'assistant', content: first.content },
        { role: 'user', content: repairPrompt(error.message) },
      ];
      return read(part, await ask(part, repair, tokens, signal));
    }
  }

  return {
    name,
    parts: writtenParts,
    isResting: guard.isResting,
    problem: guard.problem,
    models: () => modelNames(options),
    async generate(request, signal) {
      const { part } = request;
      assertMakes(title, writtenParts, part);
      const call = async (limited: AbortSignal) => {
        try {
          return [await answerTo(part, request, limited)];
        } catch (error) {
          if (!(error instanceof UnusableAnswer)) throw error;
          throw new ProviderError('unusable', `${title}'s answer cannot be used: ${error.message}`);
        }
      };
      return guard.run(request, call, signal);
    },
  };
}

/** The model reached the limit of tokens before its answer could be used. */
class CutOff extends ProviderError {}

/** Reads an answer. Throws {@link UnusableAnswer} if the model may repair it, otherwise {@link ProviderError}. */
function read(part: WrittenPart, { content, finishReason }: Completion): SceneAnswer {
  if (finishReason === 'content_filter') {
    throw new ProviderError('refused', `${title} withheld its answer (content_filter)`);
  }
  const isEmpty = content.trim() === '';
  try {
    if (!isEmpty) return readModelAnswer(part, content);
  } catch (error) {
    const mayBeRepaired =
      finishReason !== 'length' && finishReason !== 'insufficient_system_resource';
    if (mayBeRepaired || !(error instanceof UnusableAnswer)) throw error;
  }
  if (finishReason === 'length') {
    throw new CutOff('unusable', `${title} used up its tokens before the answer (length)`);
  }
  if (finishReason === 'insufficient_system_resource') {
    throw new ProviderError(
      'refused',
      `${title} was too busy to finish its answer (insufficient_system_resource)`,
    );
  }
  throw new ProviderError('unusable', `${title}'s answer is empty`);
}
