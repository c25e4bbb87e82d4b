/** Sends something at once, and again ever more seldom until it is answered: a message can be lost on an open line too. */

export const REPEAT = { first: 1500, most: 12_000, growth: 2 };

/** Starts; the function that comes back stops. */
export function repeat(send: () => void): () => void {
  let wait = REPEAT.first;
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(() => {
      send();
      wait = Math.min(wait * REPEAT.growth, REPEAT.most);
      next();
    }, wait);
  };
  send();
  next();
  return () => clearTimeout(timer);
}
