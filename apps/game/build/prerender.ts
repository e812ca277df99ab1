import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';
import { composePage, composeTextPage } from './compose-page.ts';
import { partStyles } from './page-styles.ts';

/** What src/prerender.tsx exports. */
type Prerender = typeof import('../src/prerender');

/**
 * Renders the first screen and the 404 page into the built HTML, with the styles of their first paint, so that
 * both are seen before anything else has loaded.
 */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  let base = '/';
  let server = false;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      base = config.base;
      outDir = path.resolve(root, config.build.outDir);
      server = Boolean(config.build.ssr);
    },
    async closeBundle(error?: Error) {
      if (server || error) return;
      const temporary = await mkdtemp(path.join(root, 'node_modules', '.prerender-'));
      try {
        await build({
          root,
          base,
          configFile: false,
          logLevel: 'warn',
          build: { ssr: 'src/prerender.tsx', outDir: temporary, emptyOutDir: true },
        });
        const entry = pathToFileURL(path.join(temporary, 'prerender.js')).href;
        await writePages(outDir, base, (await import(entry)) as Prerender);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
  };
}

async function writePages(
  outDir: string,
  base: string,
  { pages, renderPage, firstSlug, belowFold, backgroundPage }: Prerender,
) {
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const styles = await takeStyles(outDir);
  const view = { slug: firstSlug, belowFold };
  const shared = partStyles(styles, { ...view, unused: pages.flatMap(({ unused }) => unused) });
  const laterStyles = base + (await addLaterStyles(outDir, shared.later));
  for (const page of pages) {
    const { first } = partStyles(styles, { ...view, unused: page.unused });
    const markup = await renderPage(page.name);
    const background = page.name === 'game' ? base + backgroundPage.file : undefined;
    const html = composePage(template, { ...page, markup, styles: first, laterStyles, background });
    await writeFile(path.join(outDir, page.file), html);
  }
  const { content: markup, file } = backgroundPage;
  const html = composeTextPage(template, {
    ...backgroundPage,
    markup,
    styles: shared.first,
    laterStyles,
    home: base,
  });
  await writeFile(path.join(outDir, file), html);
}

/** Removes the first stylesheet from the build and returns what was in it. */
async function takeStyles(outDir: string): Promise<string> {
  const assets = path.join(outDir, 'assets');
  const name = (await readdir(assets)).find((file) => /^index-.*\.css$/.test(file));
  if (name === undefined) throw new Error('The build has no first stylesheet');
  const styles = await readFile(path.join(assets, name), 'utf8');
  await rm(path.join(assets, name));
  return styles;
}

/** Adds the later styles to the build and returns their place in it. */
async function addLaterStyles(outDir: string, styles: string): Promise<string> {
  const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 8);
  const place = `assets/later-${hash}.css`;
  await writeFile(path.join(outDir, place), styles);
  return place;
}
