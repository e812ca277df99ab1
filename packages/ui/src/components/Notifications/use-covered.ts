import { useSyncExternalStore } from 'react';

/** Returns whether a dialog covers the page: Radix adds it to the body until it has faded out. */
export function useCovered(): boolean {
  return useSyncExternalStore(subscribe, isCovered, () => false);
}

function isCovered(): boolean {
  return document.querySelector('body > [role="dialog"]') !== null;
}

function subscribe(listener: () => void): () => void {
  const additions = new MutationObserver(listener);
  additions.observe(document.body, { childList: true });
  return () => additions.disconnect();
}
