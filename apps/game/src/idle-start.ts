import type { createRoot } from 'react-dom/client';
import { showLastTheme } from './not-found-theme';
import { startOffline } from './offline/start-offline';
import { preparePrintSheets } from './print/print-sheets';
import type { Services } from './services/services';
import { savesData } from './services/page';
import { whenIdle } from './services/timing';
import { siteHome } from './site-address';

/**
 * Starts what the running page can do without: printed sheets, which `create` renders, playing without a connection,
 * and the dress of the 404 page.
 */
export function startWhenIdle(services: Services, create: typeof createRoot): void {
  void startOffline(services);
  // The 404 page has no scene to print.
  if (location.pathname !== siteHome) return void showLastTheme().catch(() => {});
  // Where the connection should be spared, the scene is printed as it stands.
  if (savesData()) return;
  whenIdle(() => void preparePrintSheets(services, create).catch(() => {}));
}
