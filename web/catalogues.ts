/** Bundles the shared Fluent catalogues: one module a language for play, and one a language and game for the rules pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../src/speeltafel/locale');
/** Catalogues that only the terminal speaks. */
const ELSEWHERE = new Set(['cli.ftl', 'tui.ftl', 'lab.ftl', 'qwinn-lab.ftl']);

/** `words:nl` is everything needed at a table, `words:nl/rules-qwirkle` one rules page. */
export function catalogues(): Plugin {
  return {
    name: 'speeltafel-catalogues',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0words:')) return null;
      const [language = '', only] = id.slice('\0words:'.length).split('/');
      const folder = join(FOLDER, language);
      const names = only ? [`${only}.ftl`] : readdirSync(folder).filter(isForPlay).sort();
      const texts = names.map((name) => {
        const path = join(folder, name);
        this.addWatchFile(path);
        return readFileSync(path, 'utf8');
      });
      return `export default ${JSON.stringify(squeeze(texts.join('\n')))};`;
    },
  };
}

function isForPlay(name: string): boolean {
  return name.endsWith('.ftl') && !name.startsWith('rules-') && !ELSEWHERE.has(name);
}

/** Comments and empty lines are for translators, not for the network. */
function squeeze(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}
