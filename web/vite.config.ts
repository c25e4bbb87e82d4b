/** Builds the page into the server's folder: no foreign host, no inline script or style. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues';

export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: '../src/speeltafel/server/page',
    emptyOutDir: true,
    target: ['chrome111', 'firefox120', 'safari17'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: {
    proxy: { '/api': { target: process.env.SPEELTAFEL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
