/**
 * Updates everything that depends on the entries of the library packages: what they publish, what TypeDoc
 * documents, and the API reports of their built types. Run as `pnpm api:update`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { libraryFolders, manifestOf, publishedExports, root, sourceEntries } from '../packages.mjs';
import { apiReports } from './reports.mjs';

for (const folder of libraryFolders) {
  const manifest = await manifestOf(folder);
  const publishConfig = { ...manifest.publishConfig, exports: publishedExports(manifest) };
  await writeJson(folder, 'package.json', { ...manifest, publishConfig });
  const file = path.join(root, 'packages', folder, 'typedoc.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeJson(folder, 'typedoc.json', { ...settings, entryPoints: sourceEntries(manifest) });
}

for (const { file, text } of await apiReports()) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
  console.log(file);
}

async function writeJson(folder, file, value) {
  const filepath = path.join(root, 'packages', folder, file);
  const options = await prettier.resolveConfig(filepath);
  await writeFile(filepath, await prettier.format(JSON.stringify(value), { ...options, filepath }));
}
