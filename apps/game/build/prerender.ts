import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';
import { withScriptPolicy } from './script-policy.ts';

/** The faces that the first screen is set in; the Latin part of each is a file of its own. */
const firstFaces = ['uncial-antiqua-latin-400-normal', 'eb-garamond-latin-wght-normal'];

/** What src/prerender.tsx exports. */
type Prerender = typeof import('../src/prerender');

/** Renders the first screen and the 404 page into the built HTML, so that both show before any script runs. */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  let server = false;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
      server = Boolean(config.build.ssr);
    },
    async closeBundle(error?: Error) {
      if (server || error) return;
      const temporary = await mkdtemp(path.join(root, 'node_modules', '.prerender-'));
      try {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          build: { ssr: 'src/prerender.tsx', outDir: temporary, emptyOutDir: true },
        });
        const entry = pathToFileURL(path.join(temporary, 'prerender.js')).href;
        const { pages, renderPage } = (await import(entry)) as Prerender;
        const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
        const preloads = await fontPreloads(outDir);
        const laterFaces = await moveOtherScripts(outDir);
        for (const page of pages) {
          const markup = await renderPage(page.path);
          const html = template
            .replace(
              '<div id="root"></div>',
              () => `<div id="root" data-page="${page.name}">${markup}</div>`,
            )
            .replace(/<title>.*<\/title>/, `<title>${page.title}</title>`)
            .replace('</head>', `${preloads}${laterFaces}</head>`)
            .replaceAll(/>\n\s+</g, '><');
          await writeFile(path.join(outDir, page.file), withScriptPolicy(html));
        }
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Moves the faces of other scripts than plain Latin from the first stylesheet to one of their own; returns
 * the link that the page turns into a stylesheet when it rests. They are a third of the styles, and hardly
 * a text needs them.
 */
async function moveOtherScripts(outDir: string): Promise<string> {
  const assets = path.join(outDir, 'assets');
  const names = await readdir(assets);
  const first = names.find((name) => /^index-.*\.css$/.test(name));
  if (first === undefined) throw new Error('The build has no first stylesheet');
  const styles = await readFile(path.join(assets, first), 'utf8');
  const isOther = (face: string) => !/-latin-(?!ext)/.test(face);
  const others = (styles.match(fontFace) ?? []).filter(isOther).join('');
  await writeFile(
    path.join(assets, first),
    styles.replaceAll(fontFace, (face) => (isOther(face) ? '' : face)),
  );
  const hash = createHash('sha256').update(others).digest('base64url').slice(0, 8);
  const name = `faces-${hash}.css`;
  await writeFile(path.join(assets, name), others);
  return `<link rel="prefetch" as="style" href="/assets/${name}" data-later>`;
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Links that fetch the first era's faces with the page, before the styles ask for them. */
async function fontPreloads(outDir: string): Promise<string> {
  const assets = await readdir(path.join(outDir, 'assets'));
  return firstFaces
    .flatMap((face) => assets.filter((name) => name.startsWith(face) && name.endsWith('.woff2')))
    .map(
      (name) =>
        `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}
