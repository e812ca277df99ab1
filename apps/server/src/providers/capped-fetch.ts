import { ProviderError } from './provider';

/**
 * Creates a fetch that returns redirects instead of following them, so that keys are sent nowhere else, and fails with
 * {@link ProviderError} if a body is longer than `most` bytes.
 */
export function cappedFetch(most: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.body === null) return response;
    let read = 0;
    const capped = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          read += chunk.byteLength;
          if (read > most) {
            controller.error(
              new ProviderError('unusable', `The answer is longer than ${most} bytes`),
            );
          } else {
            controller.enqueue(chunk);
          }
        },
      }),
    );
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    // The bytes are already decoded.
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(capped, { status, statusText, headers });
  };
}
