/** What this browser keeps for the page, by name: texts. A private window forgets, and some browsers let nobody use their store at all. */

export function readStore(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeStore(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    /* What was to be kept holds until the page closes. */
  }
}
