import type OpenAI from 'openai';
import { toldText } from './told-text';

const mostNames = 20;
const longestMs = 5000;

/** Resolves with the names of the first models that an endpoint offers; none if it does not tell. Never rejects. */
export async function modelNames(client: OpenAI, key: string | null): Promise<readonly string[]> {
  try {
    const { data } = (await client.models.list({ timeout: longestMs })) as { data: unknown };
    if (!Array.isArray(data)) return [];
    return data
      .map((model: unknown) => toldText((model as { id?: unknown } | null)?.id, key))
      .filter((name) => name !== '')
      .slice(0, mostNames);
  } catch {
    return [];
  }
}
