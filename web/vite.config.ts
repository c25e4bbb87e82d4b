/** Builds the page into the server's folder: no foreign host, no inline style, and one inline script whose hash the policy names. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues';
import { browserPython } from './browser-python';
import { firstScript } from './first-script';
import { licences } from './licences';

/**
 * Few files, so that a table opens with few questions: all that every table needs is one, a game is one, the words are one a part.
 * What is only imported when it is asked for comes later, without a list of it; every size of every screen is one style.
 */
/** Used by games and by other screens: in a file of their own a table would wait for one more. */
const SHARED =
  /src\/(board|pieces|i18n|ui(?!\/(QrCode|Choice|Margin|arrow-keys))|games(?=\/[^/]*$))\/|src\/games\/\w+\/names\.ts|node_modules\/svelte\//;
const isStyle = (id: string): boolean => /\.css$|type=style/.test(id);

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Whether the page's entry needs a module before anything is shown. */
function isNeeded(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((importer) => isNeeded(importer, graph, seen)));
}

export default defineConfig({
  plugins: [catalogues(), browserPython(), firstScript(), licences(), svelte()],
  experimental: {
    /* Scripts find each other wherever the page lies; only index.html says where that is. */
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/home-worker-[hash].js' } } },
  build: {
    outDir: '../src/speeltafel/server/page',
    emptyOutDir: true,
    target: ['chrome111', 'firefox120', 'safari17'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: (id, graph) => (isStyle(id) || SHARED.test(id) || isNeeded(id, graph) ? 'page' : null) }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.SPEELTAFEL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
