import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licenses } from './vite-licenses.ts';
import { prerender } from './vite-prerender.ts';

export default defineConfig({
  plugins: [react(), licenses(), prerender()],
  build: {
    target: 'es2022',
    license: { fileName: 'licenses-libraries.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix marks its modules "use client", which means nothing outside a server framework.
      onLog(level, log, pass) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
    },
  },
  // The API of a server started with `play`, where one runs; without it the game falls back as always.
  server: { port: 5173, proxy: { '/api': 'http://localhost:4173' } },
});
