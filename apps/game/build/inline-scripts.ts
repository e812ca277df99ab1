import path from 'node:path';
import { erasForVite } from '@time-traveler/eras/plugins';
import { type Plugin, build, runnerImport } from 'vite';

const inlineTag = /<script\b[^>]*\sdata-inline\b[^>]*><\/script>/g;

/**
 * Puts the code of each `<script type="module" data-inline src="/src/…">` into the built page itself, as one
 * minified classic script that runs at its element's position. The development server leaves it a module.
 */
export function inlineScripts(): Plugin {
  let root = '';
  return {
    name: 'inline-scripts',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const tags = html.match(inlineTag) ?? [];
        const scripts = await Promise.all(
          tags.map(async (tag) => `<script>${await bundle(root, sourceOf(tag))}</script>`),
        );
        return html.replaceAll(inlineTag, () => scripts.shift() ?? '');
      },
    },
  };
}

function sourceOf(tag: string): string {
  const [, source] = /\ssrc="\/([^"]+)"/.exec(tag) ?? [];
  if (source === undefined) throw new Error(`An inline script has no src: ${tag}`);
  return source;
}

/** Returns the slugs of the built-in eras. */
async function eraSlugs(): Promise<string[]> {
  // Their source, because `dev` and tests have no build of the packages.
  const { module } = await runnerImport<typeof import('@time-traveler/game-core')>(
    '@time-traveler/game-core',
    {
      plugins: [erasForVite()],
      environments: { inline: { resolve: { conditions: ['development'] } } },
    },
  );
  return module.builtInPeriods.map(({ slug }) => slug);
}

/** Returns the code of a source file and all that it imports; throws if it could end its own element. */
async function bundle(root: string, source: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { ERA_SLUGS: JSON.stringify(await eraSlugs()) },
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: { input: path.join(root, source), output: { format: 'iife' } },
      modulePreload: false,
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [chunk, ...others] = outputs;
  if (chunk?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${source} must be one script without assets`);
  }
  const code = chunk.code.trim();
  if (/<(?:\/script|!--)/i.test(code))
    throw new Error(`${source} cannot be inlined into an HTML page`);
  return code;
}
