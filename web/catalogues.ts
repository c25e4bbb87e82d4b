/** Bundles the shared Fluent catalogues: for each language the words of a table, of each game, of home, of all other screens, of each rules page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { HOME, LATER, LEARN, messages, Parts } from './word-parts';

const FOLDER = resolve(import.meta.dirname, '../src/speeltafel/locale');
const LANGUAGES = ['nl', 'de', 'fr', 'en'];
const ALL = 'words:all';

/** `words:nl` is what every table needs, `words:nl-qwirkle` and `words:nl-rules-qwirkle` are a game's; `words:all` loads any of them by name. */
export function catalogues(): Plugin {
  const parts = new Parts();
  const named = ['', HOME, LATER, LEARN, ...parts.games, ...parts.games.map((game) => `rules-${game}`)];
  return {
    name: 'speeltafel-catalogues',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders(named);
      if (!id.startsWith('\0words:')) return null;
      const [, language = '', part = ''] = /^\0words:(..)-?(.*)$/.exec(id) ?? [];
      const folder = join(FOLDER, language);
      const names = part.startsWith('rules-') ? [`${part}.ftl`] : readdirSync(folder).filter((name) => name.endsWith('.ftl'));
      const texts = names.sort().flatMap((name) => {
        const path = join(folder, name);
        this.addWatchFile(path);
        const text = readFileSync(path, 'utf8');
        if (part.startsWith('rules-')) return [squeeze(text)];
        return messages(name, text)
          .filter((message) => parts.of(message.id, name) === part)
          .map((message) => message.text);
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

function loaders(parts: string[]): string {
  const load = (language: string, part: string) => `${JSON.stringify(part)}: () => import('words:${language}${part && `-${part}`}')`;
  const languages = LANGUAGES.map((language) => `${language}: { ${parts.map((part) => load(language, part)).join(', ')} }`);
  return `export default { ${languages.join(', ')} };`;
}

/** Comments and empty lines are for translators, not for the network. */
function squeeze(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}
