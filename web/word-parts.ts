/**
 * Says which words come when: those that a running table needs come first, a game's own words with its drawing, what home says besides
 * with home, all others later.
 *
 * Nobody keeps a list of messages: whatever a source file that a table needs at once names comes first. A message in the wrong part is
 * said a moment late, never wrongly, as `i18n/words.svelte.ts` fetches the parts that are missing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, 'src');
/** The sources that a table or a lobby needs at once; what opens over a table, its end and all other screens come later. */
const FIRST = /^(App|main|(board|pieces|session|port|device|i18n|routing|ui|games|screens\/(shared|table))\/)/;
const NOT_YET = new RegExp(
  [
    'screens/table/(end|tv|lobby)/',
    'screens/table/playing/(Sheets|Menu|MySeat|MoveDevice|Invite|SeatSheet|Chat|HintCard)',
    'screens/shared/(RulesText|Variations|Example|HomeLoading|HomeProgress|JoinByCode|Lost|Offline|[Aa]ccount)',
    'port/(home\\.svelte|worker|admin)',
    'session/(story|noting|variations|phrases)',
    '(port/learn|device/learned)',
  ].join('|'),
);
/** The sources of home, where most people begin: nothing else is needed to press a game. */
const AT_HOME = /^(screens\/home\/|screens\/shared\/(HomeLoading|JoinByCode)|port\/(home\.svelte|worker))/;
/** Catalogues that only the terminal speaks, or the server by itself: no screen of the page has their words. */
const ELSEWHERE = new Set(['cli.ftl', 'tui.ftl', 'lab.ftl', 'qwinn-lab.ftl', 'privacy.ftl']);
/** What one learns with comes when somebody wants to learn. */
const TO_LEARN = new Set(['learn.ftl', 'lessons.ftl', 'puzzles.ftl', 'day.ftl', 'figures.ftl']);
/** Messages of other catalogues that only somebody at a terminal reads. */
const FOR_TERMINALS = /^(cli|serve|setting|upkeep|row|check|sit|analyse-help|review-help)-/;
/** What is said at a table whatever the game, and our own words for it; of its bots the names. What is said of records and to programs is read elsewhere. */
const SAID_AT_TABLES = new Set(['core.ftl', 'table.ftl']);
/** What a server says when a line ends or a play does not count: all else that it refuses can be said a moment late. */
const SAID_AT_ONCE = /^server-(moved-on|closing|other-release|other-table|not-stored|too-fast|busy)$/;
const OWN_WORDS = /^(page-(told-)?)?(act|illegal|bot)-/;
const TO_PROGRAMS = /^(record|dealer|unreadable|unknown|wrong)-/;
const NAME_OF_LEVEL = /(^|-)level-[a-z]+$/;
/** What is said of a play or position that somebody wrote, and of steps where no drawing shows them: at a drawn table both are pressed. */
const OF_TEXTS_AND_STEPS = /^[a-z]+-(unreadable|ambiguous|position|kind|step)(-|$)/;
const OF_ITS_GAME = /^page-(?:(?:told|row|hint|first|goal)-)?/;
/** An id, or its beginning where the rest is put together. */
const NAMED = /['"`]([a-z][a-z0-9]*-[a-z0-9-]*)(['"`]|\$\{)/g;

export const HOME = 'home';
export const LATER = 'later';
export const LEARN = 'learn';
export interface Message {
  id: string;
  text: string;
}

interface Names {
  whole: Set<string>;
  begun: string[];
}

/** The messages of one catalogue that the page may say. */
export function messages(file: string, text: string): Message[] {
  if (ELSEWHERE.has(file) || file.startsWith('rules-')) return [];
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const found: Message[] = [];
  for (const line of lines) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1];
    const last = found.at(-1);
    if (id) found.push({ id, text: line });
    else if (last) last.text += `\n${line}`;
  }
  return found.filter(({ id }) => !FOR_TERMINALS.test(id));
}

/** Tells for each message its part: a game, `home`, `later`, `learn`, or nothing for what every table needs first. */
export class Parts {
  readonly games = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
    .map(({ name }) => name)
    .sort();
  #first = names((path) => FIRST.test(path) && !NOT_YET.test(path) && !this.games.some((game) => path.startsWith(`games/${game}/`)));
  #home = names((path) => AT_HOME.test(path));
  #own = new Map(this.games.map((game) => [game, names((path) => path.startsWith(`games/${game}/`))]));

  of(id: string, file: string): string {
    if (TO_LEARN.has(file)) return LEARN;
    const game = this.games.find((one) => file.startsWith(`${one}.`) || file.startsWith(`${one}-`) || isOfGame(id, one));
    if (NAME_OF_LEVEL.test(id)) return '';
    if (game) return /-(character|slowly)$/.test(id) || OF_TEXTS_AND_STEPS.test(id) ? LATER : game;
    if (TO_PROGRAMS.test(id)) return LATER;
    if (SAID_AT_TABLES.has(file) || SAID_AT_ONCE.test(id) || OWN_WORDS.test(id) || isNamed(this.#first, id)) return '';
    const owners = this.games.filter((one) => isNamed(this.#own.get(one), id));
    if (isNamed(this.#home, id)) owners.push(HOME);
    return owners.length > 1 ? '' : (owners[0] ?? LATER);
  }
}

const isOfGame = (id: string, game: string): boolean => OF_ITS_GAME.test(id) && id.replace(OF_ITS_GAME, '').split('-')[0] === game;

function isNamed(names: Names | undefined, id: string): boolean {
  return names !== undefined && (names.whole.has(id) || names.begun.some((start) => id.startsWith(start)));
}

function names(isWanted: (path: string) => boolean): Names {
  const found: Names = { whole: new Set(), begun: [] };
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(path) || /\.test\.ts$|^(gallery|testing)\//.test(path) || !isWanted(path)) continue;
    for (const [, id = '', end] of readFileSync(join(SOURCES, path), 'utf8').matchAll(NAMED)) {
      if (end !== '${') found.whole.add(id);
      else if (!['page-', 'page-told-', 'page-row-', 'page-hint-', 'page-edition-'].includes(id)) found.begun.push(id);
    }
  }
  return found;
}
