/** Puts the theme and what need not wait for scripts into index.html itself, and tells the hash by which a policy lets it run. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const PARTS = ['public/theme.js', 'first.js'].map((name) => resolve(import.meta.dirname, name));
const SCRIPT = '<script src="/theme.js"></script>';
/** Beside index.html, for whoever serves it. */
const HASH = 'first-script.txt';

/** The files that the script asks for, as the build named them. */
interface Files {
  words: Record<string, Record<string, string>>;
  drawings: Record<string, string>;
  home: string;
}

interface Built {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
}

export function firstScript(): Plugin {
  return {
    name: 'speeltafel-first-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!filename.endsWith('index.html')) return html;
        const script = written(filesOf(Object.values(bundle ?? {}) as Built[]));
        return html.replace(SCRIPT, () => `<script>${script}</script>`);
      },
    },
    generateBundle(_, bundle) {
      const script = written(filesOf(Object.values(bundle) as Built[]));
      const hash = createHash('sha256').update(script).digest('base64');
      this.emitFile({ type: 'asset', fileName: HASH, source: `sha256-${hash}` });
    },
  };
}

function written(files: Files): string {
  const text = PARTS.map((path) => readFileSync(path, 'utf8')).join('\n');
  return minifySync('first.js', text.replace('FILES', JSON.stringify(files))).code.trim();
}

function filesOf(built: Built[]): Files {
  const files: Files = { words: {}, drawings: {}, home: '' };
  for (const { fileName, facadeModuleId } of built) {
    const id = facadeModuleId ?? '';
    const [, language, part = ''] = /words:(..)-?(.*)$/.exec(id) ?? [];
    if (language && language !== 'al' && !part.startsWith('rules-')) (files.words[language] ??= {})[part] = fileName;
    const game = /games\/(\w+)\/index\.ts$/.exec(id)?.[1];
    if (game) files.drawings[game] = fileName;
    if (id.endsWith('screens/home/Home.svelte')) files.home = fileName;
  }
  return files;
}
