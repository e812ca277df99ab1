import { useMemo, useSyncExternalStore } from 'react';
import { PICTURE } from '../../data-attributes';

/** The `<img>` of a scene, as it is in the document now. */
export interface ShownImage {
  readonly element: HTMLImageElement;
  /** The address that it was rendered with. */
  readonly url: string;
  /** True while it is loading, or a former picture covers it. */
  readonly loading: boolean;
}

/**
 * Returns the image of the scene inside an element, and follows what React and the image itself change: known before the
 * frame that shows it.
 */
export function useShownImage(within: HTMLElement | null): ShownImage | null {
  const store = useMemo(() => createStore(within), [within]);
  return useSyncExternalStore(store.subscribe, store.read);
}

function createStore(within: HTMLElement | null) {
  let last: ShownImage | null = null;
  return {
    subscribe(listener: () => void) {
      if (within === null) return () => {};
      const changes = new MutationObserver(listener);
      changes.observe(within, {
        attributeFilter: ['data-covered', 'data-late', 'src'],
        childList: true,
        subtree: true,
      });
      // It does not bubble.
      within.addEventListener('load', listener, true);
      return () => {
        changes.disconnect();
        within.removeEventListener('load', listener, true);
      };
    },
    read() {
      const next = readImage(within);
      const same =
        next?.element === last?.element &&
        next?.url === last?.url &&
        next?.loading === last?.loading;
      return same ? last : (last = next);
    },
  };
}

function readImage(within: HTMLElement | null): ShownImage | null {
  const element = within?.querySelector<HTMLImageElement>(PICTURE) ?? null;
  if (element === null) return null;
  const { complete, naturalWidth, dataset } = element;
  return {
    element,
    url: element.getAttribute('src') ?? '',
    loading: !complete || naturalWidth === 0 || 'covered' in dataset || 'late' in dataset,
  };
}
