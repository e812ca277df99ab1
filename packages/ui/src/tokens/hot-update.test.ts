import path from 'node:path';
import { type EnvironmentModuleNode, createServer } from 'vite';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Returns the modules that a changed file updates in the browser, or `reload` if none accepts the change. */
function updatedBy(modules: Iterable<EnvironmentModuleNode>): string[] {
  return [...modules].flatMap((module) => {
    if (module.isSelfAccepting) return [path.basename(module.file ?? '')];
    return module.importers.size === 0 ? ['reload'] : updatedBy(module.importers);
  });
}

// Storybook renders a story again when an update reaches it, and all eras side by side would load their frames again.
test('a changed theme or token updates no story', async () => {
  const server = await createServer({
    root: source,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { client } = server.environments;
    for (const url of ['/tokens/TokenPage.tsx', '/tokens/token-texts.ts'])
      await client.transformRequest(url);
    for (const file of ['styles/tokens.css', 'themes/medieval.css']) {
      await client.transformRequest(`/${file}?import&raw`);
      const modules = client.moduleGraph.getModulesByFile(path.join(source, file)) ?? new Set();
      expect(modules.size).toBeGreaterThan(0);
      expect(new Set(updatedBy(modules))).toEqual(new Set(['token-texts.ts']));
    }
  } finally {
    await server.close();
  }
});
