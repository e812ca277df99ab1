interface Recorder {
  recordedErrors?: string[];
}

/** Records the page's uncaught errors and violations of its policy from now on, once. Runs in the page. */
export function installRecorder(): void {
  const holder = window as Recorder;
  if (holder.recordedErrors) return;
  const errors: string[] = [];
  holder.recordedErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Returns what the page has recorded, and forgets it. Runs in the page. */
export function recorded(): string[] {
  return (window as Recorder).recordedErrors?.splice(0) ?? [];
}
