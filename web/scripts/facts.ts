/**
 * Holds what the page may name of a game: it draws what it is told and knows no rules.
 * Outside `games/` no game has a name, nor what its bots say; a game's own drawing names the kinds of steps, deeds and marks that `kinds.json` in its
 * folder lists, and nobody writes or reads notation, asks for a space or boycott by name, or takes an edition's name apart. What pieces are called
 * is read in the one file of a game that tells of its pieces; what an act is called is read nowhere.
 * `node scripts/facts.ts` lists what is named besides, and fails.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedSheet } from '../src/games/sheets.ts';

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

/** Spaces and boycotts, as the rules call them: nothing depends on which one it is. */
const COLUMN = Object.values(JSON.parse(readFileSync(join(SOURCES, 'games/sheets.json'), 'utf8')) as Record<string, PrintedSheet>).flatMap(
  ({ column }) => (column ? [...column.spaces.map(({ name }) => name), ...column.boycotts] : []),
);
const NAMES = COLUMN.join('|');
const ASKED = new RegExp(`[!=]== '(?:${NAMES})'|\\b(?:${NAMES}): .*\\b(?:${NAMES}): |startsWith\\('\\dx'\\)`);
/** Where something of it may stand all the same, and why. */
const BUT: Record<string, string> = {
  'device/editions.ts': 'the one place that knows how editions are called',
};
const NOTATION = [/['"`](swap|go|keep|roll|draw|lot|fail):/, /@\$\{/, /\}>\$\{/, /\$\{\w+\}>/, /split\(['"`][>!+@]['"`]\)/, /\[1-6/];
/** A piece's name or a cell's taken apart or written out. */
const PIECE = /startsWith\('.'\)|\b(?:piece|tile)\[\d\]|'-?\d+,-?\d+'/;
const OF_PIECES = /^(pieces\/names|games\/\w+\/(cells|deeds))\.ts$/;
/** Which act it is, by what is said of it; who begins is told alike in all games. */
const ACT = /['"`][\w-]*-did-(?!lot\b)/;
const NAMED = /\b(?:kind(?::| ===| !==)\s*|ofKind\([^']*)'([\w-]+)'/g;

const isSource = (path: string): boolean => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|^(gallery|testing)\/|^wire\.ts$/.test(path);
/** A line of a drawing has the signs of notation in it, and is none. */
const isDrawn = (line: string): boolean => line.includes('</');
const wrong: string[] = [];
for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()) {
  const [folder, game = ''] = path.split('/');
  const text = readFileSync(join(SOURCES, path), 'utf8').replace(/<style>[^]*/, '');
  for (const [index, line] of text.split('\n').entries()) {
    const here = `src/${path}:${index + 1}`;
    if (/^\s*(\/\/|\/?\*|<!--|import )/.test(line)) continue;
    if (!(path in BUT)) {
      for (const sign of isDrawn(line) ? [] : NOTATION)
        if (sign.test(line)) wrong.push(`${here}: ${line.trim()} is notation; say a deed, the server writes it`);
      if (PIECE.test(line) && /^(games|session|screens\/pad)\//.test(path) && !OF_PIECES.test(path))
        wrong.push(`${here}: ${line.trim()} takes a piece's name apart; cells.ts or deeds.ts of its game reads it`);
      if (ACT.test(line)) wrong.push(`${here}: ${line.trim()} knows an act of a game; ask for what it did`);
      if (ASKED.test(line)) wrong.push(`${here}: ${line.trim()} knows a rule; the server tells what follows from it`);
      if (line.includes("split('/')[0]")) wrong.push(`${here}: gameOf in device/editions.ts tells an edition's game`);
    }
    if (folder !== 'games') {
      if (/['"`/]-bot-/.test(line)) wrong.push(`${here}: ${line.trim()} knows what bots of a game say; its folder tells that`);
      const named = GAMES.filter((one) => new RegExp(`['"\`/-]${one}\\b`).test(line));
      if (named.length) wrong.push(`${here}: names ${named.join(', ')}; the server tells which games there are`);
      continue;
    }
    for (const [, kind = ''] of line.matchAll(NAMED)) {
      if (KINDS.has(game) && !KINDS.get(game)!.includes(kind)) wrong.push(`${here}: ${game} has no kind ${kind} that the page may name`);
    }
  }
}
if (wrong.length) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
