/** Sends something at once, and again ever more seldom until it is answered: a message can be lost on an open line too. */

export const REPEAT = { first: 1500, most: 12_000, growth: 2 };

/** Goes on as long as it is wanted. */
export function repeat(send: () => void, isWanted: () => boolean): void {
  let wait = REPEAT.first;
  const again = (): void => {
    if (!isWanted()) return;
    send();
    setTimeout(again, wait);
    wait = Math.min(wait * REPEAT.growth, REPEAT.most);
  };
  again();
}
