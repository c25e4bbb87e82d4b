/**
 * Breaks lines of the page on purpose, one at a time, and tells which of them fail no unit test.
 *
 * `node scripts/mutants.ts [each] [seed] [area ...] [--done FILE]`: so many lines of each area, drawn by the seed. With a FILE what was
 * tried is noted there, and the same command goes on after it. Nothing is written to the sources: tests are given the broken text.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { createVitest, type TestSpecification } from 'vitest/node';

const WEB = new URL('../', import.meta.url).pathname;
/** A test that goes on for ever has noticed too, in milliseconds. */
const PATIENCE = 90_000;
/** What is broken in each area, and the tests that have to notice. */
const AREAS: Record<string, { sources: string[]; tests: string[] }> = {
  port: {
    sources: [
      'port/outbox.ts',
      'port/previews.ts',
      'port/repeat.ts',
      'port/heartbeat.ts',
      'port/socket.ts',
      'port/near.ts',
      'port/pending.ts',
    ],
    tests: [
      'port/port.test.ts',
      'port/socket.test.ts',
      'port/near.test.ts',
      'device/stored.test.ts',
      'session/session.test.ts',
      'session/line.test.ts',
    ],
  },
  session: {
    sources: ['session/session.svelte.ts', 'session/reduce.ts', 'session/secrets.ts'],
    tests: ['session/session.test.ts', 'session/line.test.ts', 'session/reduce.test.ts'],
  },
  visibility: { sources: ['session/visibility.ts'], tests: ['session/visibility.test.ts'] },
  may: { sources: ['session/may.ts'], tests: ['session/may.test.ts'] },
  playback: { sources: ['session/playback.svelte.ts'], tests: ['session/playback.test.ts'] },
  routes: {
    sources: ['routing/routes.ts', 'routing/place.ts', 'routing/spot.ts'],
    tests: ['routing/routes.test.ts', 'routing/place.test.ts', 'routing/spot.test.ts'],
  },
  memory: { sources: ['device/seats.svelte.ts', 'device/stored.ts'], tests: ['device/seats.test.ts', 'device/stored.test.ts'] },
  speech: { sources: ['i18n/words.svelte.ts'], tests: ['i18n/speech.test.ts', 'i18n/words.test.ts', 'i18n/parts.test.ts'] },
  stages: { sources: ofEachGame('turn.svelte.ts'), tests: ofEachGame('turn.test.ts') },
  gestures: { sources: ['board/gestures.ts'], tests: ['board/gestures.test.ts'] },
};

/** The file of this name of every game that has one. */
function ofEachGame(file: string): string[] {
  const folders = readdirSync(join(WEB, 'src/games')).map((name) => join('games', name, file));
  return folders.filter((path) => existsSync(join(WEB, 'src', path)));
}

const OPPOSITE: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
};

interface Mutant {
  area: string;
  source: string;
  start: number;
  end: number;
  text: string;
}

function* mutantsOf(area: string, source: string): Generator<Mutant> {
  const path = join(WEB, 'src', source);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const put = (node: ts.Node, text: string): void =>
    void found.push({ area, source, start: node.getStart(file), end: node.getEnd(), text });
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPPOSITE[node.operatorToken.getText(file)];
      const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
      if (other && !(isText && other.startsWith('-'))) put(node.operatorToken, other);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) put(node, node.operand.getText(file));
    else if (node.kind === ts.SyntaxKind.TrueKeyword) put(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) put(node, 'true');
    else if (ts.isIfStatement(node)) {
      put(node.expression, 'true');
      put(node.expression, 'false');
    } else if (ts.isExpressionStatement(node) && (ts.isCallExpression(node.expression) || isAssignment(node.expression))) put(node, ';');
    node.forEachChild(look);
  };
  look(file);
  yield* found;
}

function isAssignment(node: ts.Expression): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Random numbers of a seed, so that the same lines are broken again. */
function luck(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function told({ area, source, start, end, text }: Mutant): string {
  const whole = readFileSync(join(WEB, 'src', source), 'utf8');
  const line = whole.slice(0, start).split('\n').length;
  return `${area} ${source}:${line}: ${whole.slice(start, end).replace(/\s+/g, ' ')} -> ${text}`;
}

const given = process.argv.slice(2);
const at = given.indexOf('--done');
const done = at < 0 ? null : given.splice(at, 2)[1]!;
const [each = '10', seed = '1', ...areas] = given;
const tried = new Map(
  done && existsSync(done)
    ? readFileSync(done, 'utf8')
        .split('\n')
        .map((line): [string, string] => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))])
    : [],
);

let current: Mutant | null = null;
const vitest = await createVitest(
  'test',
  { watch: false, reporters: [{}], testTimeout: 20_000, root: WEB },
  {
    plugins: [
      {
        name: 'speeltafel-mutant',
        enforce: 'pre',
        transform(text, id) {
          if (!current || id.split('?')[0] !== join(WEB, 'src', current.source)) return null;
          return text.slice(0, current.start) + current.text + text.slice(current.end);
        },
      },
    ],
  },
);
const [survived, totals]: [string[], Record<string, string>] = [[], {}];
for (const [area, { sources, tests }] of Object.entries(AREAS)) {
  if (areas.length && !areas.includes(area)) continue;
  const random = luck(Number(seed));
  const all = sources.flatMap((source) => [...mutantsOf(area, source)]);
  const drawn = all
    .map((mutant) => ({ mutant, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Number(each));
  const specifications = (await vitest.globTestSpecifications(tests.map((test) => `src/${test}`))).flat();
  if ((await run(specifications)) === 'failed') throw new Error(`tests of ${area} fail with nothing broken`);
  let noticed = 0;
  for (const { mutant } of drawn) {
    const name = told(mutant);
    const answer = tried.get(name) ?? (await broken(mutant, name, specifications));
    if (answer === 'failed') noticed += 1;
    else survived.push(name);
  }
  totals[area] = `${noticed} of ${drawn.length}`;
}
await vitest.close();
console.log(JSON.stringify({ totals, survived }, null, 2));

async function broken(mutant: Mutant, name: string, specifications: TestSpecification[]): Promise<string> {
  const path = join(WEB, 'src', mutant.source);
  const hanging = setTimeout(() => {
    if (done) appendFileSync(done, `failed ${name}\n`);
    console.error(`${name}: a test goes on for ever; begin anew`);
    spawnSync('pkill', ['-9', '-P', String(process.pid)]); // its process does not hear that this one ends
    process.exit(2);
  }, PATIENCE);
  current = mutant;
  vitest.invalidateFile(path);
  const answer = await run(specifications);
  current = null;
  vitest.invalidateFile(path);
  clearTimeout(hanging);
  if (done) appendFileSync(done, `${answer} ${name}\n`);
  return answer;
}

async function run(specifications: TestSpecification[]): Promise<string> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  vitest.state.clearErrors();
  const asked = new Set(specifications.map(({ moduleId }) => moduleId)); // it tells of what was run before too
  const isWhole = testModules.filter(({ moduleId }) => asked.has(moduleId)).every((module) => module.ok());
  return unhandledErrors.length === 0 && isWhole ? 'passed' : 'failed';
}
