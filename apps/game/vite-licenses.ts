import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const repository = path.resolve(import.meta.dirname, '../..');
const components = path.join(repository, 'packages/ui');

/** The parts of a package.json that are read here. */
interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Writes `licenses.txt` into the built game. The libraries' licenses are Vite's own `build.license`. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: await carriedLicenses() });
    },
  };
}

/**
 * Returns the licenses of the game itself, of every typeface that the components depend on, of the
 * soundfont that the music is made with, and of the library in the service worker, which is a separate bundle. Rejects if an installed typeface has no license.
 */
export async function carriedLicenses(): Promise<string> {
  const { dependencies = {} } = await manifestIn(components);
  const typefaces = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  const sections = await Promise.all([
    section('Historical Time Traveler (MIT)', path.join(repository, 'LICENSE')),
    ...typefaces.map(async (name) => {
      const folder = path.join(components, 'node_modules', name);
      const { version, license } = await manifestIn(folder);
      return section(`${name} ${version} (${license})`, path.join(folder, 'LICENSE'));
    }),
    section('Workbox (MIT)', path.join(import.meta.dirname, 'node_modules/workbox-window/LICENSE')),
    section(
      'FluidR3 GM soundfont (MIT)',
      path.join(import.meta.dirname, 'licenses/fluid-r3-gm.txt'),
    ),
  ]);
  return `Licenses of the game, its typefaces, its soundfont and its service worker. Those of its libraries are in licenses-libraries.txt.\n${sections.join('')}`;
}

async function section(title: string, file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return `\n${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${text.trim()}\n`;
}

async function manifestIn(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
