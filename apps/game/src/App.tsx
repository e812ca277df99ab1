import { GameScreen } from './screens/GameScreen';
import { Guarded } from './screens/Guarded';
import { NotFoundScreen } from './screens/NotFoundScreen';
import type { Services } from './services/services';
import { ServicesContext } from './services/services-context';

/** The pages of the site: the game, and the 404 page at every other address (SPEC §2). */
export type PageName = 'game' | 'not-found';

/** Props of {@link App}. */
export interface AppProps {
  /** The page to show. No page leads to another without a new load, so it does not change. */
  page: PageName;
  /** The services of the game that it shows. */
  services: Services;
}

/** The whole app. */
export function App({ page, services }: AppProps) {
  return (
    <ServicesContext value={services}>
      {page === 'game' ? (
        <Guarded part="page">
          <GameScreen />
        </Guarded>
      ) : (
        <NotFoundScreen />
      )}
    </ServicesContext>
  );
}
