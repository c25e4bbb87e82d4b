/**
 * Holds what the page may name of a game: it draws what it is told and knows no rules.
 * Outside `games/` no game has a name; a game's own drawing names the kinds of steps, deeds and marks that `kinds.json` in its
 * folder lists, and writes or reads no notation. `node scripts/facts.ts` lists what is named besides, and fails.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = new URL('../src/', import.meta.url).pathname;
/** What the server calls things, by game: each game's folder has its own list. */
const KINDS = new Map(
  readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, kindsOf(name)]),
);
const GAMES = [...KINDS.keys()].filter((name) => name !== 'plain');

function kindsOf(game: string): string[] {
  const file = join(SOURCES, 'games', game, 'kinds.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

const NOTATION = [/['"`](swap|go|keep|roll|draw|lot|fail):/, /@\$\{/, /\}>\$\{/, /\$\{\w+\}>/, /split\(['"`][>!+@]['"`]\)/];
const NAMED = /\bkind(?::| ===| !==)\s*'([\w-]+)'/g;

const isSource = (path: string): boolean => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|^(gallery|testing)\/|^wire\.ts$/.test(path);
const wrong: string[] = [];
for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()) {
  const [folder, game = ''] = path.split('/');
  const text = readFileSync(join(SOURCES, path), 'utf8').replace(/<style>[^]*/, '');
  for (const [index, line] of text.split('\n').entries()) {
    const here = `src/${path}:${index + 1}`;
    if (/^\s*(\/\/|\/?\*|<!--|import )/.test(line)) continue;
    if (folder !== 'games') {
      const named = GAMES.filter((one) => new RegExp(`['"\`/-]${one}\\b`).test(line));
      if (named.length) wrong.push(`${here}: names ${named.join(', ')}; the server tells which games there are`);
      continue;
    }
    for (const sign of NOTATION) if (sign.test(line)) wrong.push(`${here}: ${line.trim()} is notation; say a deed, the server writes it`);
    for (const [, kind = ''] of line.matchAll(NAMED)) {
      if (KINDS.has(game) && !KINDS.get(game)!.includes(kind)) wrong.push(`${here}: ${game} has no kind ${kind} that the page may name`);
    }
  }
}
if (wrong.length) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
