/** Long texts in short pieces, for eyes that look for one thing; not a word is changed. */

const SENTENCES = /.+?[.!?]["»”“]?(?=\s+["«“„]?\s?\p{Lu}|\s*$)\s*|.+$/gsu;
/** A paragraph of so many letters is read as one; of a longer one each piece has this many at most, or is one sentence. */
const SHORT = 170;
/** What is said before a colon or a full stop is the heart of an entry, unless it is long. */
const HEART = 90;

/** A text in pieces of a sentence or a few. */
export function pieces(text: string): string[] {
  if (text.length <= SHORT) return [text];
  const found: string[] = [];
  for (const sentence of text.match(SENTENCES) ?? [text]) {
    const last = found.at(-1);
    if (last !== undefined && last.length + sentence.trimEnd().length <= SHORT) found[found.length - 1] = last + sentence;
    else found.push(sentence);
  }
  return found.map((piece) => piece.trim());
}

/** The heart of an entry of a list, and what explains it. */
export function heart(text: string): [string, string] {
  const end = /[:.;](?=\s)|[.]$/u.exec(text)?.index;
  return end === undefined || end > HEART ? ['', text] : [text.slice(0, end + 1), text.slice(end + 1)];
}
