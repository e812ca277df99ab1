import type { Plugin } from 'vite';

/**
 * Names React's renderer in the page. The first script imports it dynamically, so that each is evaluated in a
 * separate task, and would otherwise request it only once it runs.
 */
export function preloadReact(): Plugin {
  let base = '/';
  return {
    name: 'preload-react',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const renderer = Object.values(bundle).find(
          (file) =>
            file.type === 'chunk' && file.facadeModuleId?.endsWith('/react-dom/client.js') === true,
        );
        if (renderer === undefined) throw new Error('The build has no renderer of its own');
        const attrs = {
          rel: 'modulepreload',
          crossorigin: true,
          href: `${base}${renderer.fileName}`,
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
