import { cappedFetch } from './capped-fetch';
import { ProviderError } from './provider';
import { refusal, type CalledService } from './refusal';

const longestErrorMs = 2000;

/**
 * Creates a fetch for one service. It resolves with good answers only: an error status, a redirect, a body longer than
 * `most` bytes and a connection that fails reject with {@link ProviderError}.
 */
export function serviceFetch(service: CalledService, most: number): typeof fetch {
  const get = cappedFetch(most);
  // Pexels tells the end of its limit with good answers only, not when the limit is reached.
  let knownReset: string | null = null;
  return async (input, init) => {
    const response = await get(input, init).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : unreachable(service, error);
    });
    const reset = response.headers.get('x-ratelimit-reset');
    if (response.ok) {
      knownReset = reset;
      return response;
    }
    throw refusal(service, {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      reset: reset ?? knownReset,
      body: await textOf(response),
    });
  };
}

/** Returns the body of an error, or an empty text if it does not come soon: the status alone says enough then. */
function textOf({ body }: Response): Promise<string> {
  const limit = { signal: AbortSignal.timeout(longestErrorMs) };
  return new Response(body?.pipeThrough(new TransformStream(), limit)).text().catch(() => '');
}

function unreachable({ name, settings }: CalledService, error: unknown): ProviderError {
  const reason = reasonOf(error);
  return new ProviderError(
    'unreachable',
    `${name} cannot be reached${reason && ` (${reason})`}: check ${settings.address} and the network`,
  );
}

/** Returns the code of the deepest cause of an error, like ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const deeper = reasonOf(error.cause);
  return deeper || ('code' in error && typeof error.code === 'string' ? error.code : '');
}
