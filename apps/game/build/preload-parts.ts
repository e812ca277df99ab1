import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names in the page what its first script imports dynamically, and what those files import, so that none of
 * them waits until another has run.
 */
export function preloadParts(): Plugin {
  return {
    name: 'preload-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk }) {
        const files = new Set<string>();
        const add = (file: string) => {
          const part = bundle[file];
          if (files.has(file) || part?.type !== 'chunk') return;
          files.add(file);
          part.imports.forEach(add);
        };
        chunk?.dynamicImports.forEach(add);
        // Vite itself names the entry and what it imports statically.
        const known = new Set([chunk?.fileName, ...(chunk?.imports ?? [])]);
        return [...files]
          .filter((file) => !known.has(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
