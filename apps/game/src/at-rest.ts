import type { createRoot } from 'react-dom/client';
import { startOffline } from './offline/start-offline';
import { preparePrintSheets } from './print/print-sheets';
import type { Services } from './services/services';
import { sparesLine } from './services/spare-line';
import { whenIdle } from './services/when-idle';
import { siteHome } from './site-address';

/** Starts what the running game can do without: printed sheets, which `create` renders, and playing without a connection. */
export function atRest(services: Services, create: typeof createRoot): void {
  void startOffline(services);
  // Where the connection should be spared, the scene is printed as it stands. The 404 page has no scene.
  if (sparesLine() || location.pathname !== siteHome) return;
  whenIdle(() => void preparePrintSheets(services, create).catch(() => {}));
}
