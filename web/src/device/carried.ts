/** This device's games as a code that carries them to another: compressed, and small enough to paste. */
import { memory } from './seats.svelte';
import { parsed, readGames } from './stored';

/** So many games go into a code. */
const MOST_GAMES = 60;
/** A code of as many is a tenth of this; more is no code of ours. */
const MOST_BYTES = 500_000;

/** All games that another device can go on with: what lies on this one alone is not among them. */
export async function codeOfGames(): Promise<string> {
  const games = memory.games.filter((game) => !game.here).slice(0, MOST_GAMES);
  const bytes = new TextEncoder().encode(JSON.stringify(games));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toText(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Adds another device's games to this one's, but for those that it has a seat in; says how many are new. */
export async function receiveGames(code: string): Promise<number> {
  if (code.length > MOST_BYTES) throw new Error('too long for a code');
  const packed = new Blob([fromText(code.trim())]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const games = parsed(await textOf(packed, MOST_BYTES));
  if (!Array.isArray(games)) throw new Error('no games in this code');
  const now = Date.now();
  const fresh = readGames(games)
    .filter((game) => !memory.of(game.table)?.secrets.length)
    .map((game) => ({ ...game, at: Math.min(game.at, now) }));
  memory.add(fresh);
  return fresh.length;
}

/** A stream's text; raises as soon as it is longer than anything of ours. */
async function textOf(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > most) {
      await reader.cancel();
      throw new Error('too long for a code');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(new ArrayBuffer(plain.length));
  for (let index = 0; index < plain.length; index += 1) bytes[index] = plain.charCodeAt(index);
  return bytes;
}
