import type { SceneAnswer } from '@time-traveler/game-core/contract';
import OpenAI, { APIConnectionError, APIUserAbortError } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { checkChoices, checkContext, UnusableAnswer } from '../scenes/check-answer';
import { checkForClassroom } from '../scenes/classroom';
import type { PartRequest } from '../scenes/part-request';
import { type CallMeter, noCallMeter } from './call-meter';
import { modelPrompt, repairPrompt, type WrittenPart, writtenParts } from './deepseek-prompts';
import { createGuard, type GuardOptions } from './guard';
import { modelNames } from './model-names';
import { assertMakes, ProviderError, type SceneProvider } from './provider';
import { serviceFetch } from './service-fetch';

/** How a model is called. */
export interface DeepSeekOptions extends GuardOptions {
  /** Null for a local endpoint that needs no key. */
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly model: string;
  /** Counts the requests; by default nothing does. */
  readonly meter?: CallMeter;
}

const name = 'deepseek';
const settings = {
  key: 'DEEPSEEK_API_KEY',
  address: 'DEEPSEEK_BASE_URL',
  model: 'DEEPSEEK_MODEL',
};
const longestBody = 256 * 1024;
// Four choices with an ending each are about 1,100 tokens.
const longestAnswerTokens = 2500;

/** Creates the provider of choices and backgrounds: DeepSeek, or any endpoint that speaks its format. */
export function createDeepSeek(options: DeepSeekOptions): SceneProvider {
  const guard = createGuard('DeepSeek', options);
  const meter = options.meter ?? noCallMeter;
  const client = new OpenAI({
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl,
    // Set here, so that no environment variable changes them.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    fetch: serviceFetch(
      { name: 'DeepSeek', key: options.apiKey, model: options.model, settings },
      longestBody,
    ),
    logLevel: 'off',
  });

  function ask(
    part: WrittenPart,
    messages: readonly ChatCompletionMessageParam[],
    signal: AbortSignal,
  ): Promise<string> {
    return meter.run({ provider: name, part }, () => send(messages, signal));
  }

  async function send(
    messages: readonly ChatCompletionMessageParam[],
    signal: AbortSignal,
  ): Promise<string> {
    try {
      const completion: unknown = await client.chat.completions.create(
        {
          model: options.model,
          messages: [...messages],
          response_format: { type: 'json_object' },
          temperature: 1.1,
          max_tokens: longestAnswerTokens,
        },
        { signal },
      );
      const { usage } = (completion ?? {}) as Partial<OpenAI.ChatCompletion>;
      meter.usedTokens(name, {
        prompt: count(usage?.prompt_tokens),
        completion: count(usage?.completion_tokens),
      });
      return contentOf(completion);
    } catch (error) {
      throw explain(error);
    }
  }

  async function askWithOneRepair(
    part: WrittenPart,
    request: PartRequest,
    signal: AbortSignal,
  ): Promise<SceneAnswer> {
    const prompt = modelPrompt(part, request);
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: prompt.user },
    ];
    const first = await ask(part, messages, signal);
    try {
      return read(part, first);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      const second = await ask(
        part,
        [
          ...messages,
          { role: 'assistant', content: first },
          { role: 'user', content: repairPrompt(error.message) },
        ],
        signal,
      );
      return read(part, second);
    }
  }

  return {
    name,
    parts: writtenParts,
    isResting: guard.isResting,
    problem: guard.problem,
    models: () => modelNames(client, options.apiKey),
    async generate(request, signal) {
      const { part } = request;
      assertMakes('DeepSeek', writtenParts, part);
      const call = async (limited: AbortSignal) => {
        try {
          return [await askWithOneRepair(part, request, limited)];
        } catch (error) {
          if (!(error instanceof UnusableAnswer)) throw error;
          throw new ProviderError('unusable', `DeepSeek's answer cannot be used: ${error.message}`);
        }
      };
      return guard.run(request, call, signal);
    },
  };
}

function contentOf(completion: unknown): string {
  // The client does not check the body, so it may have any shape.
  const { choices } = (completion ?? {}) as Partial<OpenAI.ChatCompletion>;
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return typeof content === 'string' ? content : '';
}

function read(part: WrittenPart, content: string): SceneAnswer {
  let data: unknown;
  try {
    data = JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    throw new UnusableAnswer('It is not a whole JSON object');
  }
  const answer = part === 'choices' ? checkChoices(data, 'model') : checkContext(data, 'model');
  checkForClassroom(answer);
  return answer;
}

/** Returns a number of tokens, or 0 if the endpoint sends none. */
function count(tokens: unknown): number {
  return typeof tokens === 'number' && tokens > 0 ? tokens : 0;
}

function explain(error: unknown): unknown {
  if (error instanceof APIUserAbortError) return error;
  if (error instanceof APIConnectionError) {
    return error.cause instanceof ProviderError
      ? error.cause
      : new ProviderError('unreachable', 'DeepSeek cannot be reached');
  }
  if (error instanceof ProviderError) return error;
  if (error instanceof SyntaxError) {
    return new ProviderError('unusable', 'DeepSeek did not answer with JSON');
  }
  return new ProviderError('unreachable', 'The connection to DeepSeek broke');
}
