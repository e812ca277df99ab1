import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/packages.mjs';
import { pnpm, tool } from './commands';
import type { Packed } from './pack';

interface RootManifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The app's dependencies beside the tarballs, in the versions that this workspace uses. */
const others = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'typescript',
  'vite',
];

/**
 * Writes a Vite app into a folder, installs the tarballs in it, checks its types and those of the examples in the
 * packages' READMEs, and builds it into `dist`. Throws with a command's output if the command fails.
 */
export async function buildFreshApp(folder: string, packed: readonly Packed[]): Promise<void> {
  cpSync(path.join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const { devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as RootManifest;
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const known = Object.fromEntries(others.map((name) => [name, devDependencies[name]]));
  writeJson(folder, 'package.json', {
    name: 'fresh-app',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...known },
  });
  // One package needs another one, and no registry has it.
  writeJson(folder, 'pnpm-workspace.yaml', { packages: ['.'], overrides: tarballs });
  writeJson(folder, 'tsconfig.json', {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
    },
  });
  for (const example of packed) writeExample(folder, example);
  await pnpm(['install', '--prefer-offline', '--ignore-scripts'], folder);
  await tool('tsc', ['-p', folder], folder);
  await tool('vite', ['build', '--base=./', '--logLevel=warn'], folder);
}

/** Writes the code of a package's README into a separate file, so that its types are checked. */
function writeExample(folder: string, { folder: name }: Packed): void {
  const readme = readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8');
  const [, language, code] = /```(tsx?)\n([\s\S]*?)```/.exec(readme) ?? [];
  if (language === undefined || code === undefined) throw new Error(`${name} has no example`);
  mkdirSync(path.join(folder, 'examples'), { recursive: true });
  writeFileSync(path.join(folder, 'examples', `${name}.${language}`), code);
}

// JSON is YAML too.
function writeJson(folder: string, file: string, value: unknown): void {
  writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}
