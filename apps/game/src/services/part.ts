import { inTime } from './in-time';

/** How long a part may take, in milliseconds, before it counts as failed: enough for a slow phone. */
const PART_PATIENCE_MS = 20_000;

/** A part of the screen whose code and style come later; asks again after it could not be loaded. */
export interface Part<Exports> {
  /** Its exports once both are there; one call serves all who ask until it has failed. */
  readonly load: () => Promise<Exports>;
}

/** Takes the address of a part's stylesheet and the import of its code; gives the part. */
export function createPart<Exports>(style: string, code: () => Promise<Exports>): Part<Exports> {
  let loading: Promise<Exports> | null = null;
  let deadAddress: string | null = null;

  async function loadCode(): Promise<Exports> {
    try {
      return await code();
    } catch (error) {
      const dead = deadAddress;
      deadAddress = addressIn(error);
      if (dead === null) throw error;
      // Browsers may answer with an earlier failure, without asking, for as long as the page lives.
      return (await import(/* @vite-ignore */ `${dead}?again=${Date.now()}`)) as Exports;
    }
  }

  return {
    load: () =>
      (loading ??= inTime(Promise.all([loadCode(), loadStyle(style)]), PART_PATIENCE_MS).then(
        ([exports]) => exports,
        (error: unknown) => {
          loading = null;
          throw error;
        },
      )),
  };
}

/** The address that a failed import names; null in browsers that keep it to themselves. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/\S+\.js/.exec(String(error))?.[0] ?? null;
}

const styles = new Map<string, Promise<void>>();

function loadStyle(address: string): Promise<void> {
  const known = styles.get(address);
  if (known !== undefined) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // A later call begins anew.
      link.remove();
      styles.delete(address);
      reject(new Error(`Failed to load the stylesheet ${address}`));
    });
  });
  styles.set(address, loading);
  document.head.append(link);
  return loading;
}
