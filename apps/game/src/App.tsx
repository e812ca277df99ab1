import { Route, Router, Switch } from 'wouter';
import { GameScreen } from './screens/GameScreen';
import { Guarded } from './screens/Guarded';
import { siteBase } from './site-address';
import { NotFoundScreen } from './screens/NotFoundScreen';
import type { Services } from './services/services';
import { ServicesContext } from './services/services-context';

/** Props of {@link App}. */
export interface AppProps {
  /** The services of the game that it shows. */
  services: Services;
  /** The path to render if there is no browser. */
  ssrPath?: string;
}

/** The whole app: the game at "/", the 404 page everywhere else (SPEC §2). */
export function App({ services, ssrPath }: AppProps) {
  return (
    <ServicesContext value={services}>
      <Router base={siteBase} {...(ssrPath !== undefined && { ssrPath })}>
        <Switch>
          <Route path="/">
            <Guarded part="page">
              <GameScreen />
            </Guarded>
          </Route>
          <Route>
            <NotFoundScreen />
          </Route>
        </Switch>
      </Router>
    </ServicesContext>
  );
}
