import type { Settings } from '../settings/settings';
import type { CallMeter } from './call-meter';
import { createPexels } from './pexels';
import type { SceneProvider } from './provider';

/**
 * Creates the providers that the settings name: DeepSeek if it has a key or an address, Pexels
 * if it has a key. Without any, everything is prepared.
 */
export async function createProviders(
  settings: Settings,
  searchWords: (slug: string) => string | undefined,
  meter: CallMeter,
): Promise<readonly SceneProvider[]> {
  const timeoutMs = settings.PROVIDER_TIMEOUT_MS;
  const providers: SceneProvider[] = [];
  if (settings.DEEPSEEK_API_KEY !== null || settings.DEEPSEEK_BASE_URL !== null) {
    // Imported here, so that a server without DeepSeek starts sooner.
    const { createDeepSeek } = await import('./deepseek');
    providers.push(
      createDeepSeek({
        timeoutMs,
        meter,
        apiKey: settings.DEEPSEEK_API_KEY,
        baseUrl: settings.DEEPSEEK_BASE_URL ?? 'https://api.deepseek.com',
        model: settings.DEEPSEEK_MODEL,
      }),
    );
  }
  if (settings.PEXELS_API_KEY !== null) {
    providers.push(
      createPexels({
        timeoutMs,
        meter,
        apiKey: settings.PEXELS_API_KEY,
        baseUrl: settings.PEXELS_BASE_URL,
        imageOrigins: settings.IMAGE_ORIGINS,
        searchWords,
      }),
    );
  }
  return providers;
}
