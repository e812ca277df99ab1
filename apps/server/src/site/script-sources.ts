import type { Site } from './load';

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g;
const hashSource = /'sha256-[\w+/=]+'/g;

/**
 * Returns the `'sha256-…'` sources of the inline scripts that the site's pages allow in their own
 * Content-Security-Policy element. The header must allow them too.
 */
export function allowedScriptSources(site: Site): string[] {
  const sources = new Set<string>();
  for (const [path, { body }] of site) {
    if (!path.endsWith('.html')) continue;
    for (const [, policy = ''] of new TextDecoder().decode(body).matchAll(policyElement)) {
      for (const [source] of policy.matchAll(hashSource)) sources.add(source);
    }
  }
  return [...sources];
}
