import type { Logger } from 'pino';
import { ProviderError, type SceneProvider } from '../providers/provider';

/**
 * Creates a function that is called after a failure. If the model was unknown, it asks the endpoint for its models,
 * once for each provider, and logs their names. It never rejects, and no visitor waits for it.
 */
export function createModelHint(
  logger: Logger,
): (provider: SceneProvider, error: unknown) => Promise<void> {
  const asked = new Set<SceneProvider>();
  return async (provider, error) => {
    const isUnknown = error instanceof ProviderError && error.failure === 'unknown-model';
    if (!isUnknown || asked.has(provider)) return;
    asked.add(provider);
    const models = (await provider.models?.()) ?? [];
    if (models.length === 0) return;
    logger.warn({ provider: provider.name, models }, 'the endpoint offers these models');
  };
}
