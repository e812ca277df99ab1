import '../styles';
import { PERIODS_PATH } from '@time-traveler/game-core/contract';
import { useState } from 'react';
import { App } from '../App';
import { fakeSoundtrack } from '../fixtures/fake-soundtrack';
import { memoryDevice } from '../fixtures/memory-device';
import { type Services, createServices } from '../services/services';
import { periodOf } from './played-era';
import { type Place, type Shown, shownState } from './shown-state';

/** Props of {@link EraScreen}. */
export interface EraScreenProps {
  /** The era, and the state in which it is seen. */
  shown: Shown;
}

/** The game's own screen in an era of the workshop, over the game's own rules. It plays without a server and without sound. */
export function EraScreen({ shown }: EraScreenProps) {
  const [run, setRun] = useState(() => ({ count: 0, shown, services: servicesOf(shown) }));
  if (run.shown !== shown) {
    const stays = run.shown.turn === shown.turn;
    const place = stays ? placeOf(run.services, shown.place) : shown.place;
    setRun({ count: run.count + 1, shown, services: servicesOf({ ...shown, place }) });
  }
  return <App key={run.count} page="game" services={run.services} />;
}

/** Returns the state that the visitor has reached since the last one that the writer has chosen. */
function placeOf({ game }: Services, { set, background = 0 }: Place): Place {
  const { scene, contextOpen } = game.getSnapshot();
  return { set, decisions: scene.decisions, background: contextOpen ? background : undefined };
}

function servicesOf({ era, place }: Pick<Shown, 'era' | 'place'>): Services {
  return createServices({
    state: shownState(era, place),
    // Requests the list of eras only.
    resumed: true,
    fetch: (url) =>
      Promise.resolve(
        url === PERIODS_PATH ? Response.json([periodOf(era)]) : new Response(null, { status: 404 }),
      ),
    loadStory: () => Promise.resolve(era.story),
    soundtrack: fakeSoundtrack(),
    device: memoryDevice(),
    log: () => {},
  });
}
