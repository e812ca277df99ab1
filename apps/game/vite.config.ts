import { erasForVite } from '@time-traveler/eras/plugins';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { basePath } from './build/base-path.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { preloadReact } from './build/preload-react.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/service-worker.ts';
import { licenses } from './vite-licenses.ts';

export default defineConfig(({ mode }) => ({
  base: basePath(loadEnv(mode, import.meta.dirname)['VITE_BASE_PATH']),
  plugins: [
    erasForVite(),
    react(),
    licenses(),
    inlineScripts(),
    preloadReact(),
    prerender(),
    serviceWorker(),
  ],
  // The built page knows the slugs (build/inline-scripts.ts).
  define: { ERA_SLUGS: JSON.stringify(['[a-z\\d-]+']) },
  build: {
    target: 'es2022',
    license: { fileName: 'licenses-libraries.txt' },
    modulePreload: { polyfill: false },
    // A small typeface of rare letters would weigh as much as a theme in the styles that everybody loads.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        // What the first script shares with late ones is one file: several small ones compress worse.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'] },
            // On a slow line each request costs more than what a file of the next groups has too much.
            {
              name: 'api',
              test: /\/services\/(?:api|bar-presses)\.|\/src\/idle-start\./,
            },
            { name: 'resume', test: /\/resume\./ },
            { name: 'frames', test: /node_modules|packages\/ui\//, minShareCount: 2 },
            { name: 'journey', test: /\/services\/journey\/|\/src\/journal\// },
          ],
        },
      },
      // Radix marks its modules "use client", which means nothing outside a server framework.
      onLog(level, log, pass) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
    },
  },
  // The API of a server started with `play`, if one runs; without it the game uses its built-in content.
  server: { port: 5173, proxy: { '/api': 'http://localhost:4173' } },
}));
