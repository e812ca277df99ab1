import { type CallMeter, noCallMeter } from './call-meter';
import { cappedFetch } from './capped-fetch';
import { type Completion, readCompletion } from './completion-body';
import type { WrittenPart } from './deepseek-prompts';
import { ProviderError, refusal } from './provider';

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
export const service = 'DeepSeek';
// A stream has some 300 bytes around each token.
const longestBody = 4 * 1024 * 1024;

/** Creates the requests to an endpoint with the chat completions format. */
export function createChatRequest(options: ChatOptions): ChatRequest {
  const { apiKey, baseUrl, model, meter = noCallMeter } = options;
  const post = cappedFetch(longestBody);
  let knowsThinking = true;

  async function send(body: object, signal: AbortSignal): Promise<Completion> {
    try {
      const response = await post(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(apiKey !== null && { Authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify(body),
        signal,
      });
      if (!response.ok) throw await refusalOf(response);
      const completion = readCompletion(service, await response.text());
      meter.usedTokens(name, completion.tokens);
      return completion;
    } catch (error) {
      if (error instanceof ProviderError || signal.aborted) throw error;
      throw new ProviderError(
        'unreachable',
        `${service} cannot be reached, or the connection broke`,
      );
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
      if (!(error instanceof ThinkingRefused)) throw error;
      const completion = await ask(false);
      knowsThinking = false;
      return completion;
    }
  };
}

/** The endpoint does not know the field that switches thinking off. */
class ThinkingRefused extends ProviderError {}

async function refusalOf(response: Response): Promise<ProviderError> {
  const { status, headers } = response;
  const error = refusal(service, status, headers.get('retry-after'));
  if (status !== 400 && status !== 422) {
    await response.body?.cancel();
    return error;
  }
  const reason = await response.text().catch(() => '');
  return /thinking/i.test(reason) ? new ThinkingRefused(error.failure, error.message) : error;
}
