/** What a page and the worker with this device's tables say to each other; a line's and a request's number belong to one page. */

export type ToHome =
  | { kind: 'open' | 'close'; line: number }
  | { kind: 'hear'; line: number; text: string }
  /** Of a server's table: what was heard there, a question about it, and its end. */
  | { kind: 'watch' | 'preview'; line: number; text: string }
  | { kind: 'unwatch'; line: number }
  /** Whether nobody sees any page of this browser: then nothing is thought about. */
  | { kind: 'rest'; rests: boolean }
  | { kind: 'request'; request: number; method: string; address: string; body: string; secret: string };

/** Why Python does not start here: no WebAssembly, or a file that did not come. */
export type Failure = 'no-wasm' | 'not-loaded';

export type FromHome =
  | { kind: 'loading'; part: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: Failure; text: string }
  | { kind: 'told'; line: number; text: string }
  | { kind: 'ended'; line: number }
  | { kind: 'answer'; request: number; status: number; body: string };

/** What the worker is started with: where Python lies, and how many bytes each of its files has. */
export interface PythonFiles {
  folder: string;
  sizes: Record<string, number>;
}
