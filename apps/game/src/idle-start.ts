import type { createRoot } from 'react-dom/client';
import { showLastTheme } from './not-found-theme';
import { followEraColors } from './services/era-colors';
import { openNamedEra } from './services/open-named-era';
import { type LoadLiving, startLiving } from './living/start-living';
import { startOffline } from './offline/start-offline';
import { preparePrintSheets } from './print/print-sheets';
import type { Services } from './services/services';
import { savesData } from './services/page';
import { whenIdle } from './services/timing';
import { followTouch } from './services/touch';
import { siteHome } from './site-address';

/**
 * Starts what nobody waits for: the service worker, printed sheets and moving pictures, which `create` renders, and the theme
 * of the 404 page.
 */
export function startWhenIdle(
  services: Services,
  create: typeof createRoot,
  loadLiving: LoadLiving,
): void {
  void startOffline(services);
  followTouch();
  // The 404 page has no scene to print.
  if (location.pathname !== siteHome) return void showLastTheme().catch(() => {});
  followEraColors(services.game);
  // A scene of the page's history entry stays.
  if (history.state === null) openNamedEra(services.game, location.search);
  // To save data, the page on screen is printed instead.
  if (savesData()) return;
  whenIdle(() => void preparePrintSheets(services, create).catch(() => {}));
  whenIdle(() => void startLiving(create, loadLiving).catch(() => {}));
}
