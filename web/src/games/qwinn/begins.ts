/** The throw of the red die for who begins: the lot that was drawn, shown as the dice that people throw for it. */

const FACES = 6;
const PAIRS = Array.from({ length: FACES }, (_, high) => Array.from({ length: high }, (_, low) => [high + 1, low + 1] as const)).flat();

/** What each seat threw, the same for everybody who looks at this table: whoever begins has the higher number. */
export function thrown(seed: string, first: number): [number, number] {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const [high, low] = PAIRS[sum % PAIRS.length] ?? [FACES, 1];
  return first === 0 ? [high, low] : [low, high];
}
