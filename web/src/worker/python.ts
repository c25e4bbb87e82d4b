/** Starts Python in the worker: everything is asked for at once, unpacked here, and told of as it comes. */
import type { PythonFiles } from '../port/home-messages';

/** What is used of Pyodide; its loader comes with the files, not with the page. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  pyimport(module: string): unknown;
}

type Load = (options: { indexURL: string; stdLibURL: string; lockFileContents: string; fullStdLib: boolean }) => Promise<Python>;

const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'stdlib.zip';
const OURS = 'speeltafel.zip';
const PACKED = [WASM, LIBRARY, OURS];
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '', python: '3.14', abi_version: '2026_0' },
  packages: {},
});

/** The smallest module there is: a policy that refuses WebAssembly refuses this, where Pyodide would wait for ever. */
const NOTHING = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** A browser that refuses WebAssembly says so only when it is tried. */
export async function canStart(): Promise<boolean> {
  try {
    await WebAssembly.instantiate(NOTHING);
    return true;
  } catch {
    return false;
  }
}

export async function startPython({ folder, sizes }: PythonFiles, heard: (part: number) => void): Promise<Python> {
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const count = (bytes: number) => heard((come += bytes) / all);
  const fetched = new Map(PACKED.map((name) => [name, unpacked(`${folder}${name}.gz`, count)]));
  for (const one of fetched.values()) one.catch(() => {}); // whoever asks for it is told

  /* Pyodide fetches its parts itself: it gets the unpacked ones. */
  const elsewhere = self.fetch.bind(self);
  self.fetch = (asked, options) => {
    const name = new URL(asked instanceof Request ? asked.url : asked, folder).pathname.split('/').at(-1) ?? '';
    return fetched.get(name) ?? elsewhere(asked, options);
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as { loadPyodide: Load };
    const python = await loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}${LIBRARY}`,
      lockFileContents: NO_PACKAGES,
      fullStdLib: false,
    });
    const ours = await fetched.get(OURS)!;
    python.unpackArchive(await ours.arrayBuffer(), 'zip', { extractDir: '/ours' });
    (python.pyimport('sys') as { path: { insert(at: number, folder: string): void } }).path.insert(0, '/ours');
    heard(1);
    return python;
  } finally {
    self.fetch = elsewhere;
  }
}

/** A file's contents, unpacked unless the server or the browser has done it already. */
async function unpacked(address: string, count: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, stream) {
        count(chunk.length);
        stream.enqueue(chunk);
      },
    }),
  );
  const [look, whole] = counted.tee();
  const reader = look.getReader();
  const { value: start } = await reader.read();
  void reader.cancel();
  const isPacked = start?.[0] === 0x1f && start[1] === 0x8b;
  const stream = isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
  const kind = address.includes('.wasm') ? 'application/wasm' : 'application/zip';
  return new Response(stream, { headers: { 'content-type': kind } });
}
