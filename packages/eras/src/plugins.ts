import path from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin, ViteDevServer } from 'vite';
import { faultText } from './fault';
import { compileHosted } from './hosted';
import { type MediaFile, addressesOf } from './media';
import { codeOf, compiledModule, storyModule } from './modules';
import { type CompiledFolders, compileFolders, erasFolder } from './read-folders';

/** Compiles the folders of `folder`, and behind them those of `more`, once for all modules, until `forget` is called. */
function createCompiler(folder: string) {
  let more: string | undefined;
  let compiled: Promise<CompiledFolders> | undefined;

  async function compileBoth(): Promise<CompiledFolders> {
    const own = await compileFolders(folder);
    if (more === undefined) return own;
    const hosted = await compileHosted(
      more,
      own.eras.map(({ era }) => era.period),
    );
    return {
      ...own,
      eras: [...own.eras, ...hosted.eras.map(({ content }) => content)],
      media: new Map([
        ...own.media,
        ...hosted.eras.map(({ content, media }) => [content.era.period.slug, media] as const),
      ]),
      faults: [...own.faults, ...hosted.faults],
    };
  }

  const current = () => (compiled ??= compileBoth());
  return {
    add(others: string) {
      more = others;
    },
    forget() {
      compiled = undefined;
    },
    /** Returns the code of a module; throws an error with every fault if a folder has some. */
    async code(module: string): Promise<string> {
      const folders = await current();
      if (folders.faults.length === 0) return codeOf(module, folders);
      const faults = folders.faults.map(faultText).join('\n');
      throw new Error(`The eras cannot be compiled:\n${faults}`);
    },
    /** Returns the folders' pictures and tunes by their addresses. */
    async files(): Promise<ReadonlyMap<string, MediaFile>> {
      const { media } = await current();
      return new Map([...media].flatMap(([slug, own]) => addressesOf(slug, own)));
    },
  };
}

function moduleOf(source: string): string | undefined {
  return storyModule.test(source) ? source : compiledModule.exec(source)?.[0].replace('/', '');
}

/**
 * Compiles the eras' folders for Vite and Vitest, and adds their pictures and tunes to the build. In development every
 * change in them reloads the page, and the folders in `ERAS_DIR` are on the timeline too: it is read from the environment and
 * from `.env`, like the server's.
 */
export function erasForVite(folder = erasFolder): VitePlugin {
  const prefix = '\0';
  const compiler = createCompiler(folder);
  return {
    name: 'eras',
    enforce: 'pre',
    resolveId: (source) => {
      const module = moduleOf(source.replace(prefix, ''));
      return module === undefined ? undefined : prefix + module;
    },
    load: (id) =>
      id.startsWith(prefix) && moduleOf(id.slice(1)) ? compiler.code(id.slice(1)) : undefined,
    async generateBundle() {
      for (const [address, { bytes }] of await compiler.files())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: bytes });
    },
    async configureServer(server) {
      const { loadEnv } = await import('vite');
      const { ERAS_DIR: more } = loadEnv(server.config.mode, workspace, 'ERAS_DIR');
      const folders = more ? [folder, path.resolve(workspace, more)] : [folder];
      if (folders[1]) compiler.add(folders[1]);
      server.watcher.add(folders);
      server.watcher.on('all', (_, file) => {
        if (!folders.some((one) => file.startsWith(one))) return;
        compiler.forget();
        reload(server, (id) => id.startsWith(prefix) && moduleOf(id.slice(1)) !== undefined);
      });
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '/', 'http://localhost').pathname;
        const send = async () => {
          const file = (await compiler.files()).get(address.replace(server.config.base, '/'));
          if (file === undefined) return next();
          response.setHeader('Cache-Control', 'no-cache');
          response.end(file.bytes);
        };
        send().catch(next);
      });
    },
    // The watcher above does it: Vite itself does not say when a folder is added.
    handleHotUpdate: ({ file }) => (file.startsWith(folder) ? [] : undefined),
  };
}

const workspace = path.dirname(erasFolder);

/** Reloads the page with new versions of some modules. */
function reload({ moduleGraph, ws }: ViteDevServer, isStale: (id: string) => boolean): void {
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (isStale(id)) moduleGraph.invalidateModule(module);
  }
  ws.send({ type: 'full-reload' });
}

/** Compiles the eras' folders for esbuild and tsup. */
export function erasForEsbuild(folder = erasFolder): EsbuildPlugin {
  const compiler = createCompiler(folder);
  return {
    name: 'eras',
    setup(build) {
      build.onStart(() => compiler.forget());
      build.onResolve(
        { filter: /compiled-(?:eras|stories|sets|last-page|story\/)/ },
        ({ path: source }) => {
          const module = moduleOf(source);
          return module === undefined ? undefined : { path: module, namespace: 'eras' };
        },
      );
      build.onLoad({ filter: /.*/, namespace: 'eras' }, async ({ path: module }) => ({
        contents: await compiler.code(module),
        loader: 'js',
      }));
    },
  };
}
