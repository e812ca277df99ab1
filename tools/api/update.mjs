/** Writes the API reports of the built library packages: `pnpm api:update`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../packages.mjs';
import { apiReports } from './reports.mjs';

for (const { file, text } of await apiReports()) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
  console.log(file);
}
