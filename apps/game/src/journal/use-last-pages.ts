import type { LastPage } from '@time-traveler/game-core';
import { loadLastPages } from '@time-traveler/game-core/stories';
import { useEffect, useState } from 'react';
import { loadOnce } from '../services/loading';
import { logToConsole } from '../services/log';

const load = loadOnce(loadLastPages);

/** Loads the versions of the journal's last page once it is `wanted`. Returns none until they have loaded. */
export function useLastPages(wanted: boolean): readonly LastPage[] {
  const [pages, setPages] = useState<readonly LastPage[]>([]);
  useEffect(() => {
    if (!wanted) return;
    load().then(setPages, (error: unknown) =>
      logToConsole(`The last page could not be loaded: ${String(error)}`),
    );
  }, [wanted]);
  return pages;
}
