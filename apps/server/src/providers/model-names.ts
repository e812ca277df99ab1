import { cappedFetch } from './capped-fetch';
import { authorization, type ChatOptions } from './chat-request';
import { safeQuote } from './safe-quote';

const mostNames = 20;
const longestMs = 5000;
const longestBody = 1024 * 1024;
const get = cappedFetch(longestBody);

/** Resolves with the names of the first models that an endpoint offers; none if it does not tell. Never rejects. */
export async function modelNames({ baseUrl, apiKey }: ChatOptions): Promise<readonly string[]> {
  try {
    const response = await get(`${baseUrl}/models`, {
      headers: { Accept: 'application/json', ...authorization(apiKey) },
      signal: AbortSignal.timeout(longestMs),
    });
    const { data } = (await response.json()) as { data: unknown };
    if (!Array.isArray(data)) return [];
    return data
      .map((model: unknown) => safeQuote((model as { id?: unknown } | null)?.id, apiKey))
      .filter((name) => name !== '')
      .slice(0, mostNames);
  } catch {
    return [];
  }
}
