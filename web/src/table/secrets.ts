/** The secrets a table's hello carries: a link's only until the server has said whether it knows it, then those this device keeps. */
import { memory } from '../app/memory.svelte';
import { isSecret } from '../app/stored';

/** More than this a hello cannot hold. */
export const MOST_SECRETS = 16;

export class Secrets {
  #code: string;
  #fresh: string[];
  #sent: string[] = [];

  /** `link` is what stood behind the # of the address; it is kept by nobody before the server knew it. */
  constructor(code: string, link: string | null) {
    this.#code = code;
    this.#fresh = isSecret(link) ? [link] : [];
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
    memory.dropSecrets(this.#code, wrong);
    return wrong.length > 0 && this.#all().some((secret) => !right.has(secret));
  }

  /** None of them opened anything. */
  learnNone(): boolean {
    return this.learn([...this.#sent.keys()]);
  }

  #all(): string[] {
    return [...new Set([...this.#fresh, ...(memory.of(this.#code)?.secrets ?? [])])];
  }
}
