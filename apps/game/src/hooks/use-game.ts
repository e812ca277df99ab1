import type { GameState } from '@time-traveler/game-core';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context';
import { withViewTransition } from './view-transition';

/** The game's state; a change of era reaches the screen as one cross-fade. */
export function useGame(): GameState {
  const { game } = useServices();
  const subscribe = useCallback(
    (render: () => void) => {
      let shown = game.getSnapshot().activeSlug;
      return game.subscribe(() => {
        const { activeSlug } = game.getSnapshot();
        if (activeSlug === shown) return render();
        shown = activeSlug;
        withViewTransition(render);
      });
    },
    [game],
  );
  return useSyncExternalStore(subscribe, game.getSnapshot, game.getSnapshot);
}
