import type { Site } from './load';

const imageSources = /img-src ([^;]*)/;
const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g;
const hashSource = /'sha256-[\w+/=]+'/g;

/**
 * Returns the `'sha256-…'` sources of the inline scripts that the site's pages allow in their own
 * Content-Security-Policy element. The header must allow them too.
 */
export function allowedScriptSources(site: Site): string[] {
  const sources = policiesOf(site).flatMap((policy) => policy.match(hashSource) ?? []);
  return [...new Set(sources)];
}

/** Returns those of the origins whose pictures a page of the site blocks by itself, whatever the header allows. */
export function blockedImageOrigins(site: Site, origins: readonly string[]): string[] {
  const lists = policiesOf(site).flatMap((policy) => imageSources.exec(policy)?.[1] ?? []);
  return origins.filter((origin) => lists.some((list) => !list.split(' ').includes(origin)));
}

function policiesOf(site: Site): string[] {
  const pages = [...site].filter(([path]) => path.endsWith('.html'));
  return pages.flatMap(([, { body }]) =>
    Array.from(new TextDecoder().decode(body).matchAll(policyElement), ([, policy = '']) => policy),
  );
}
