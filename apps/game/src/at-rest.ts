import { startOffline } from './offline/start-offline';
import type { Services } from './services/services';

/** Starts what the running game can do without. */
export function atRest(services: Services): void {
  void startOffline(services);
}
