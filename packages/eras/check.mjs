/** Checks the folders of eras (`pnpm era:check FOLDER`), or all that are built in (`pnpm proof`). */
import process from 'node:process';
import { createJiti } from 'jiti';

const { checkEras } = await createJiti(import.meta.url).import('./src/check/main.ts');
if (!(await checkEras(process.argv.slice(2), console.log))) process.exitCode = 1;
