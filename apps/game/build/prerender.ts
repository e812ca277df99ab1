import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';
import { composePage, composeTextPage } from './compose-page.ts';
import { partStyles } from './page-styles.ts';

/** What src/prerender.tsx exports. */
type Prerender = typeof import('../src/prerender');

/**
 * Renders the first screen of each era and the 404 page into built HTML, with the styles of their first paint, so that
 * they are seen before anything else has loaded.
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
  { pages, renderPage, firstSlug, optional, belowFold }: Prerender,
) {
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const styles = await takeStyles(outDir);
  const view = { optional, belowFold };
  const shared = { ...view, slug: firstSlug, unused: pages.flatMap(({ unused }) => unused) };
  const addLater = async (themeless: boolean) =>
    base + (await addLaterStyles(outDir, partStyles(styles, { ...shared, themeless }).later));
  const ofFirst = await addLater(false);
  // The pages of the other eras do without the first era's theme.
  const ofOthers = await addLater(true);
  const write = async (file: string, html: string) => {
    const place = path.join(outDir, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, html);
  };
  for (const page of pages) {
    const { slug, look, unused, background } = page;
    const isFirst = slug === firstSlug;
    const theme = {
      slug: isFirst ? undefined : slug,
      look,
      laterStyles: isFirst ? ofFirst : ofOthers,
    };
    const { first } = partStyles(styles, {
      ...view,
      slug: look,
      sharedWith: firstSlug,
      unused,
    });
    const markup = await renderPage(page);
    const address = background && base + background.file;
    await write(
      page.file,
      composePage(template, { ...page, ...theme, markup, styles: first, background: address }),
    );
    if (background === undefined) continue;
    const { title, content, file } = background;
    const home = theme.slug === undefined ? base : `${base}?era=${slug}`;
    const text = { name: 'background', title, markup: content, home };
    await write(file, composeTextPage(template, { ...text, ...theme, styles: first }));
  }
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
