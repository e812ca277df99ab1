import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { faultText } from './fault';
import { codeOf, compiledModule, storyModule } from './modules';
import { compileFolders, erasFolder } from './read-folders';

/** Compiles a folder once for all modules, until `forget` is called. */
function createCompiler(folder: string) {
  let compiled: ReturnType<typeof compileFolders> | undefined;
  return {
    forget() {
      compiled = undefined;
    },
    /** Returns the code of a module; throws an error with every fault if a folder has some. */
    async code(module: string): Promise<string> {
      compiled ??= compileFolders(folder);
      const folders = await compiled;
      if (folders.faults.length === 0) return codeOf(module, folders);
      const faults = folders.faults.map(faultText).join('\n');
      throw new Error(`The eras cannot be compiled:\n${faults}`);
    },
  };
}

function moduleOf(source: string): string | undefined {
  return storyModule.test(source) ? source : compiledModule.exec(source)?.[0].replace('/', '');
}

/** Compiles the eras' folders for Vite and Vitest. In development a changed file reloads the page. */
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
    configureServer({ watcher }) {
      watcher.add(folder);
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return undefined;
      compiler.forget();
      const { moduleGraph, ws } = server;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(prefix) && moduleOf(id.slice(1))) moduleGraph.invalidateModule(module);
      }
      ws.send({ type: 'full-reload' });
      return [];
    },
  };
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
