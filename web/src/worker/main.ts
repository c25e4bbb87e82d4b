/** The worker with this device's tables: starts Python, and carries texts between it, the page and the database. */
import type { FromHome, PythonFiles, ToHome } from '../port/home-messages';
import { TablesDatabase } from '../device/tables';
import { canStart, startPython } from './python';

/** `speeltafel.browser.worker.Worker`. */
interface Home {
  open(line: number): void;
  hear(line: number, text: string): void;
  close(line: number): void;
  watch(line: number, text: string): void;
  preview(line: number, text: string): string;
  unwatch(line: number): void;
  rest(rests: boolean): void;
  request(method: string, address: string, body: string, secret: string): Promise<string>;
}

interface Entry {
  begin(database: TablesDatabase, told: (line: number, text: string) => void, ended: (line: number) => void): Home;
}

const say = (message: FromHome) => postMessage(message);
const STEP = 0.01;
const NO_WASM = new Error('WebAssembly is refused');

async function start(files: PythonFiles): Promise<Home> {
  if (!(await canStart())) throw NO_WASM;
  let told = 0;
  const python = await startPython(files, (part) => {
    if (part - told < STEP) return;
    told = part;
    say({ kind: 'loading', part: Math.min(part, 1) });
  });
  const entry = python.pyimport('speeltafel.browser.worker') as Entry;
  return entry.begin(
    new TablesDatabase(),
    (line, text) => say({ kind: 'told', line, text }),
    (line) => say({ kind: 'ended', line }),
  );
}

/** What is said before Python has started waits for it. */
let begin: (home: Promise<Home>) => void;
const begun = new Promise<Home>((found) => (begin = found));

addEventListener('message', ({ data }: MessageEvent<ToHome | ({ kind: 'start' } & PythonFiles)>) => {
  if (data.kind !== 'start') {
    void begun.then((home) => serve(home, data)).catch(() => {}); // that it failed was told
    return;
  }
  const home = start(data);
  begin(home);
  home.then(
    () => say({ kind: 'ready' }),
    (error: unknown) => say({ kind: 'failed', why: error === NO_WASM ? 'no-wasm' : 'not-loaded', text: String(error) }),
  );
});

async function serve(home: Home, message: ToHome): Promise<void> {
  if (message.kind !== 'request') {
    if (message.kind === 'preview') say({ kind: 'told', line: message.line, text: home.preview(message.line, message.text) });
    else if (message.kind === 'rest') home.rest(message.rests);
    else if (message.kind === 'hear' || message.kind === 'watch') home[message.kind](message.line, message.text);
    else home[message.kind](message.line);
    return;
  }
  const { request, method, address, body, secret } = message;
  let answer: { status: number; body: string };
  try {
    answer = JSON.parse(await home.request(method, address, body, secret)) as typeof answer;
  } catch (error) {
    console.error(error);
    answer = { status: 500, body: '' };
  }
  say({ kind: 'answer', request, ...answer });
}
