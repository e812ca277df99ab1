/** The fields of a response that the request helper reads. Responses of browsers and of Node have them. */
export interface ResponseLike {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** The options that the request helper passes to `fetch`. `Signal` is the platform's abort signal. */
export interface RequestOptions<Signal> {
  method: string;
  credentials: 'include';
  headers?: Record<string, string>;
  body?: string;
  signal?: Signal;
}

/** The platform's `fetch`, as far as the request helper uses it. */
export type Fetch<Signal, Response extends ResponseLike = ResponseLike> = (
  url: string,
  options: RequestOptions<Signal>,
) => Promise<Response>;

/** A response outside the 200s: its message is `{status}: {body or status text}` (SPEC §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The response's status code. */
  readonly status: number;

  constructor(status: number, detail: string) {
    super(`${status}: ${detail}`);
    this.status = status;
  }
}

/**
 * Sends a request with cookies, and with a JSON body if there is one (SPEC §7). Returns the response if it is
 * ok. Throws an ApiError if it is not, and passes on the errors of `fetch`.
 */
export async function apiRequest<Signal, Response extends ResponseLike>(
  fetch: Fetch<Signal, Response>,
  method: string,
  url: string,
  body?: unknown,
  signal?: Signal,
): Promise<Response> {
  const options: RequestOptions<Signal> = { method, credentials: 'include' };
  if (body !== undefined && body !== null) {
    options.headers = { 'Content-Type': 'application/json' };
    options.body = JSON.stringify(body);
  }
  if (signal !== undefined) options.signal = signal;
  const response = await fetch(url, options);
  if (!response.ok) throw new ApiError(response.status, await errorDetail(response));
  return response;
}

async function errorDetail(response: ResponseLike): Promise<string> {
  // A body that breaks off must not hide the status that arrived before it.
  const body = await response.text().catch(() => '');
  return body || response.statusText;
}

/** What a default read does if the server answers 401: throw, as for any failure, or return null (SPEC §7). */
export interface DefaultReadOptions {
  readonly on401: 'throw' | 'empty';
}

/**
 * Creates the data cache's default read: it sends GET to the path that is the query key's first element and
 * returns the parsed JSON (SPEC §7). It throws an ApiError on a non-ok response, and a TypeError if the key
 * has no path.
 */
export function createDefaultRead<Signal>(
  fetch: Fetch<Signal>,
  { on401 }: DefaultReadOptions,
): (query: { readonly queryKey: readonly unknown[] }) => Promise<unknown> {
  return async ({ queryKey: [path] }) => {
    if (typeof path !== 'string') throw new TypeError('The first element of a query key is a path');
    try {
      const response = await apiRequest(fetch, 'GET', path);
      return await response.json();
    } catch (error) {
      if (on401 === 'empty' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}
