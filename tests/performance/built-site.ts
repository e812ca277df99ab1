import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { withConstantNames } from './constant-names';

const dist = fileURLToPath(new URL('../../apps/game/dist', import.meta.url));

/** Returns a file of the built game by its path on the site; throws if there is none. */
export function built(path: string): Buffer {
  return readFileSync(`${dist}${path}`);
}

/** Returns the names of the built files that have a hash in them. */
export function builtFiles(): string[] {
  return readdirSync(`${dist}/assets`);
}

/** Returns the paths of the built files whose names match. */
export function builtAssets(name: RegExp): string[] {
  return builtFiles()
    .filter((file) => name.test(file))
    .map((file) => `/assets/${file}`);
}

/** Returns what texts of the build weigh together as Brotli, sent one by one, in bytes. */
export function weigh(paths: readonly string[]): number {
  const files = builtFiles();
  const weights = paths.map(
    (path) => brotliCompressSync(withConstantNames(built(path).toString(), files)).length,
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** What the built page contains and names, which the browser loads before any script has run. */
export interface FirstLoad {
  readonly html: string;
  /** The styles inside the page. */
  readonly styles: string;
  /** The addresses of the scripts that start after its first paint. */
  readonly scripts: readonly string[];
  /** The addresses of the stylesheets that it waits for. */
  readonly stylesheets: readonly string[];
  /** The addresses of the typefaces that it preloads. */
  readonly fonts: readonly string[];
}

/** Returns what the built page loads first. */
export function firstLoad(): FirstLoad {
  const html = built('/index.html').toString();
  const shown = html.replaceAll(/<noscript>.*?<\/noscript>/g, '');
  const tags = [...shown.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = (marks: RegExp) =>
    tags
      .filter((tag) => marks.test(tag))
      .map((tag) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? `no address in ${tag}`);
  return {
    html,
    styles: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n'),
    scripts: addresses(/ data-script/),
    stylesheets: addresses(/rel="stylesheet"/),
    fonts: addresses(/as="font"/),
  };
}

/** Returns the path of the styles that a page leaves for later. */
export function laterStylesOf(page: string): string {
  return /<link rel="prefetch" as="style" href="([^"]+)" data-later>/.exec(page)?.[1] ?? '';
}
