/** Loads what presses on the bars need once eras fade. Never rejects: without it, such a press may be lost. */
export function loadBarPresses(): Promise<void> {
  return import('./bar-presses').then(
    ({ keepBarPresses }) => keepBarPresses(),
    () => {},
  );
}
