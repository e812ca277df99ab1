import type { ServerResponse } from 'node:http';
import { sendJson, startStandIn, type ReceivedRequest, type StandIn } from './http-stand-in';

/** Returns the JSON of a chat completions endpoint around a model's text. */
export function completion(content: string, finishReason = 'stop'): object {
  return {
    id: '930c60df-bf64-41c9-a88e-3ec75f81e00e',
    object: 'chat.completion',
    created: 1_705_651_092,
    model: 'deepseek-chat',
    system_fingerprint: 'fp_a49d71b8a1',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
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

/** Starts a DeepSeek that writes a new valid answer each time, or what `writing` says. */
export function startDeepSeek(writing: Partial<Writing> = {}): Promise<StandIn> {
  const { choices = goodChoices, context = goodContext } = writing;
  let number = 0;
  return startStandIn((response, request) => {
    number += 1;
    sendContent(response, asksForChoices(request) ? choices(number) : context(number));
  });
}
