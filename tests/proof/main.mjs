/**
 * Writes a page with every text of the game for an editor (`pnpm proof`). Prints the page's path and the
 * number of warnings for each era.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // Loads the packages from source, so that no build is needed.
  ssr: { noExternal: [/^@time-traveler\//], resolve: { conditions: ['development', 'import'] } },
});
const load = (file) => vite.ssrLoadModule(path.join(import.meta.dirname, file));
const { proofEras } = await load('content.ts');
const { proofPage } = await load('page.ts');
const { warningsOf } = await load('warnings.ts');

const eras = await proofEras();
const file = path.join(root, 'test-results', 'proof.html');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, proofPage(eras));
for (const era of eras) {
  console.log(`${era.name}: ${era.texts.length} texts, ${warningsOf(era).length} warnings`);
}
console.log(`\nRead them in ${path.relative(process.cwd(), file)}`);
await vite.close();
