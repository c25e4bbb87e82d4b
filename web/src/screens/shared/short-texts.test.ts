/** Long texts in short pieces: no word is lost, and none of the rules is left as a wall. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heart, pieces } from './short-texts';

const FOLDER = resolve(import.meta.dirname, '../../../../src/speeltafel/locale');
const TEXTS = ['nl', 'de', 'fr', 'en'].flatMap((language) =>
  readdirSync(join(FOLDER, language))
    .filter((file) => file.startsWith('rules-'))
    .flatMap((file) => readFileSync(join(FOLDER, language, file), 'utf8').split('\n'))
    .filter((line) => / = ./.test(line))
    .map((line) => line.slice(line.indexOf(' = ') + 3)),
);

describe('a text of the rules', () => {
  it('loses no word in pieces', () => {
    expect(TEXTS.length).toBeGreaterThan(400);
    for (const text of TEXTS) expect(pieces(text).join(' ')).toBe(text.trim());
    for (const text of TEXTS) expect(heart(text).join('')).toBe(text);
  });

  it('is no wall: only a single sentence may be long', () => {
    const walls = TEXTS.flatMap(pieces).filter((piece) => piece.length > 170 && /[.!?] \p{Lu}/u.test(piece));
    expect(walls).toEqual([]);
  });
});

describe('a paragraph', () => {
  it('stays whole when it is short', () => expect(pieces('Pass. Or swap.')).toEqual(['Pass. Or swap.']));

  it('is broken between sentences, and nowhere else', () => {
    const text = `Turn 8. ${'A gap ends a line here, as 4 + 3 = 7. '.repeat(5)}Done!`;
    expect(pieces(text).every((piece) => /[.!]$/.test(piece) && /^[A-Z]/.test(piece))).toBe(true);
    expect(pieces(text).length).toBeGreaterThan(1);
  });
});

describe('an entry of a list', () => {
  it('has a heart before its colon', () => expect(heart('Pass: only if nothing fits.')).toEqual(['Pass:', ' only if nothing fits.']));
  it('or is its first sentence', () => expect(heart('Swap tiles. Then draw.')).toEqual(['Swap tiles.', ' Then draw.']));
  it('and none when that is long', () => expect(heart(`${'on '.repeat(40)}.`)[0]).toBe(''));
});
