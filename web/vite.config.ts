/** Builds the page into the server's folder: no foreign host, no inline script or style. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues';

/**
 * Few files, so that a table opens with few questions: all that playing needs is one, a language is one.
 * What people come to later comes later.
 */
const LATER = new RegExp(
  [
    '^\\0words:',
    'src/screens/(newtable|replay|rules)/',
    'src/screens/table/(lobby|end|tv)/',
    'src/screens/table/playing/(Sheets|Menu|MySeat|Invite|SeatSheet)',
    'src/screens/shared/(RulesText|Example|rules-order)',
    'src/session/story',
    'src/ui/QrCode',
    'node_modules/uqr',
  ].join('|'),
);

export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: '../src/speeltafel/server/page',
    emptyOutDir: true,
    target: ['chrome111', 'firefox120', 'safari17'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', test: (id) => !LATER.test(id) }] } } },
  },
  server: {
    proxy: { '/api': { target: process.env.SPEELTAFEL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
