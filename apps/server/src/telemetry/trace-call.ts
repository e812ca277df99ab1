/** Runs one request to a provider inside a span, if traces are on. */
export type TraceCall = <T>(
  call: { readonly provider: string; readonly part: string },
  send: () => Promise<T>,
) => Promise<T>;

/** Runs the request without a span. */
export const noTraceCall: TraceCall = (_call, send) => send();
