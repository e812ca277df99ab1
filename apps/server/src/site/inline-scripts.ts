import { createHash } from 'node:crypto';
import type { Site } from './load';

const inlineScript = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns the Content-Security-Policy sources, `'sha256-…'`, of the scripts that stand inside the site's pages. */
export function inlineScriptSources(site: Site): string[] {
  const sources = new Set<string>();
  for (const [path, { body }] of site) {
    if (!path.endsWith('.html')) continue;
    for (const [, code = ''] of new TextDecoder().decode(body).matchAll(inlineScript)) {
      sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
  return [...sources];
}
