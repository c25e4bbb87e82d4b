/** The secrets a table's hello carries: a link's only until the server has said whether it knows it, then those this device keeps. */
import { memory } from '../device/seats.svelte';
import { isSecret, parsed } from '../device/stored';

/** More than this a hello cannot hold. */
export const MOST_SECRETS = 16;

export class Secrets {
  #code: string;
  #fresh: string[];
  #sent: string[] = [];

  /** `link` is what stood behind the # of the address; until the server knew it only this tab keeps it, so that a reload does not lose it. */
  constructor(code: string, link: string | null) {
    this.#code = code;
    this.#fresh = [...new Set([link, ...waiting(code)])].filter(isSecret).slice(0, MOST_SECRETS);
    wait(code, this.#fresh);
  }

  /** For the next hello: the link first, then what is kept, the newest first. */
  forHello(): string[] {
    this.#sent = this.#all().slice(0, MOST_SECRETS);
    return this.#sent;
  }

  /** Keeps what the server knew and drops what it did not (by position in the hello); true when there are others to try. */
  learn(unknown: number[]): boolean {
    const wrong = this.#sent.filter((_, position) => unknown.includes(position));
    const right = new Set(this.#sent.filter((secret) => !wrong.includes(secret)));
    for (const secret of this.#fresh) if (right.has(secret)) memory.addSecret(this.#code, secret);
    this.#fresh = this.#fresh.filter((secret) => !this.#sent.includes(secret));
    wait(this.#code, this.#fresh);
    memory.dropSecrets(this.#code, wrong);
    return wrong.length > 0 && this.#all().some((secret) => !right.has(secret));
  }

  /** The secret at this position in the hello. */
  at(position: number): string | undefined {
    return this.#sent[position];
  }

  /** None of them opened anything. */
  learnNone(): boolean {
    return this.learn([...this.#sent.keys()]);
  }

  #all(): string[] {
    return [...new Set([...this.#fresh, ...(memory.of(this.#code)?.secrets ?? [])])];
  }
}

const nameOf = (code: string) => `speeltafel.links.${code}`;

function waiting(code: string): unknown[] {
  try {
    const stored = parsed(sessionStorage.getItem(nameOf(code)));
    return Array.isArray(stored) ? stored : [];
  } catch {
    return []; // A browser that lets nobody read its store.
  }
}

function wait(code: string, links: string[]): void {
  try {
    if (links.length) sessionStorage.setItem(nameOf(code), JSON.stringify(links));
    else sessionStorage.removeItem(nameOf(code));
  } catch {
    /* Without a store a reload forgets a link that was not yet answered. */
  }
}
