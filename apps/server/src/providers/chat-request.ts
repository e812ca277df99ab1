import { type CallMeter, noCallMeter } from './call-meter';
import { type Completion, readCompletion } from './completion-body';
import type { WrittenPart } from './deepseek-prompts';
import { ProviderError } from './provider';
import type { CalledService } from './refusal';
import { serviceFetch } from './service-fetch';

/** Where and how a model is called. */
export interface ChatOptions {
  /** Null for a local endpoint that needs no key. */
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly model: string;
  /** Counts the requests; by default nothing does. */
  readonly meter?: CallMeter;
}

/** One message of a conversation with a model. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Sends one conversation and resolves with what the model wrote. Rejects with {@link ProviderError}. */
export type ChatRequest = (
  part: WrittenPart,
  messages: readonly ChatMessage[],
  maxTokens: number,
  signal: AbortSignal,
) => Promise<Completion>;

/** The name of the provider in logs and metrics. */
export const name = 'deepseek';
/** The name of the service in messages. */
export const title = 'DeepSeek';
const settings = {
  key: 'DEEPSEEK_API_KEY',
  address: 'DEEPSEEK_BASE_URL',
  model: 'DEEPSEEK_MODEL',
};
// A stream has some 300 bytes around each token.
const longestBody = 4 * 1024 * 1024;

/** Returns the header that has the key; none without a key. */
export function authorization(apiKey: string | null): Readonly<Record<string, string>> {
  return apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` };
}

/** Creates the requests to an endpoint with the chat completions format. */
export function createChatRequest(options: ChatOptions): ChatRequest {
  const { apiKey, baseUrl, model, meter = noCallMeter } = options;
  const service: CalledService = {
    name: title,
    key: apiKey,
    model,
    settings,
    optionalField: 'thinking',
  };
  const post = serviceFetch(service, longestBody);
  let knowsThinking = true;

  async function send(body: object, signal: AbortSignal): Promise<Completion> {
    try {
      const response = await post(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...authorization(apiKey),
        },
        body: JSON.stringify(body),
        signal,
      });
      const completion = readCompletion(service, await response.text());
      meter.usedTokens(name, completion.tokens);
      return completion;
    } catch (error) {
      if (error instanceof ProviderError || signal.aborted) throw error;
      throw new ProviderError('unreachable', `The connection to ${title} broke`);
    }
  }

  return async (part, messages, maxTokens, signal) => {
    const ask = (withThinking: boolean) => {
      const body = {
        model,
        messages,
        response_format: { type: 'json_object' },
        temperature: 1.1,
        max_tokens: maxTokens,
        // Thoughts would use up the tokens of the answer.
        ...(withThinking && { thinking: { type: 'disabled' } }),
      };
      return meter.run({ provider: name, part }, () => send(body, signal));
    };
    if (!knowsThinking) return ask(false);
    try {
      return await ask(true);
    } catch (error) {
      const isRefused = error instanceof ProviderError && error.failure === 'unknown-field';
      if (!isRefused) throw error;
      const completion = await ask(false);
      knowsThinking = false;
      return completion;
    }
  };
}
