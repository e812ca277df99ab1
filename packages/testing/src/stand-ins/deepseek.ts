import type { ServerResponse } from 'node:http';
import { sendJson, startStandIn, type ReceivedRequest, type StandIn } from './http-stand-in';

/** The names that the vendor serves. */
const models = ['deepseek-flash', 'deepseek-v4-flash', 'deepseek-v4-pro'];
// What a model that thinks uses up before it begins its answer.
const thoughtTokens = 3000;

/** Returns the JSON of a chat completions endpoint around a model's text, and around its thoughts if it has any. */
export function completion(content: string, finishReason = 'stop', thoughts?: string): object {
  return {
    id: '930c60df-bf64-41c9-a88e-3ec75f81e00e',
    object: 'chat.completion',
    created: 1_705_651_092,
    model: 'deepseek-flash',
    system_fingerprint: 'fp_a49d71b8a1',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content,
          ...(thoughts !== undefined && { reasoning_content: thoughts }),
        },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: {
      prompt_tokens: 300,
      completion_tokens: 200,
      total_tokens: 500,
      prompt_cache_hit_tokens: 0,
      prompt_cache_miss_tokens: 300,
    },
  };
}

/** Answers as a model that wrote `content`. */
export function sendContent(response: ServerResponse, content: string | object): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  sendJson(response, completion(text));
}

/** Returns four valid choices that contain a number, so that answers differ. The last has no ending. */
export function goodChoices(number: number): object {
  const verbs = ['Join', 'Speak with', 'Explore', 'Refuse'];
  return {
    choices: verbs.map((verb) => ({
      text: `${verb} party ${number}`,
      description: `This is what comes of it, told for the ${number}th time.`,
      ...(verb !== 'Refuse' && { outcome: `You ${verb} them.\n\nThey ask for ${number} more.` }),
    })),
  };
}

/** Returns a valid background that contains a number. */
export function goodContext(number: number): object {
  return {
    context: `<p>Telling ${number}: ${'the barons met and refused the king his aid. '.repeat(4)}</p>`,
  };
}

/** True if a chat request asks for choices, false if it asks for a background. */
export function asksForChoices({ body }: Pick<ReceivedRequest, 'body'>): boolean {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return messages[0]?.content.includes('"choices"') === true;
}

/** What a stand-in for DeepSeek writes; each function gets the number of the request, from 1. */
export interface Writing {
  choices(number: number): object;
  context(number: number): object;
}

/**
 * Starts a DeepSeek that writes a new valid answer each time, or what `writing` says. Like the vendor's, it refuses
 * names that it does not serve and thinks unless it is told not to.
 */
export function startDeepSeek(writing: Partial<Writing> = {}): Promise<StandIn> {
  const { choices = goodChoices, context = goodContext } = writing;
  let number = 0;
  return startStandIn((response, request) => {
    if (request.path.endsWith('/models')) {
      const data = models.map((id) => ({ id, object: 'model', owned_by: 'deepseek' }));
      return sendJson(response, { object: 'list', data });
    }
    const { model, thinking, max_tokens: room } = JSON.parse(request.body) as ChatBody;
    if (!models.includes(model)) {
      const type = 'invalid_request_error';
      const error = { message: 'Model Not Exist', type, param: null, code: type };
      return sendJson(response, { error }, 400);
    }
    const thinks = thinking?.type !== 'disabled';
    const thoughts = thinks ? 'The barons are angry. '.repeat(40) : undefined;
    if (thinks && room <= thoughtTokens) {
      return sendJson(response, completion('', 'length', thoughts));
    }
    number += 1;
    const written = asksForChoices(request) ? choices(number) : context(number);
    sendJson(response, completion(JSON.stringify(written), 'stop', thoughts));
  });
}

interface ChatBody {
  readonly model: string;
  readonly thinking?: { readonly type: string };
  readonly max_tokens: number;
}
