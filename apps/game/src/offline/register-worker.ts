import { Workbox } from 'workbox-window';

/** The part of the Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

/**
 * Registers the service worker. Calls `onWaiting` with a function that lets a new version take over, once there
 * is one. Resolves with the active worker; rejects if the browser refuses.
 */
export async function registerWorker(
  address: string,
  onWaiting: (takeOver: () => void) => void,
): Promise<ServiceWorker> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The only address that this policy ever trusts.
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  const workbox = new Workbox(policy?.createScriptURL('') ?? address);
  workbox.addEventListener('waiting', () => {
    onWaiting(() => workbox.messageSkipWaiting());
  });
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // A new version has removed the files of this page's version.
    if (controlled) location.reload();
    controlled = true;
  });
  const registration = await workbox.register();
  if (registration === undefined) throw new Error('The browser has not registered the worker');
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) throw new Error('The worker is not active');
  return active;
}
