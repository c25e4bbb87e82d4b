/** Time that a test moves on: timers in a heap, so that many thousands of them cost little. */
import { vi } from 'vitest';

interface Timer {
  at: number;
  /** The earlier asked, the earlier called. */
  order: number;
  act: () => void;
}

export class VirtualClock {
  #now = Date.now();
  #order = 0;
  #heap: Timer[] = [];
  #waiting = new Set<number>();

  /** Takes the place of the real clock until all stubs are taken away. */
  install(): void {
    vi.stubGlobal('setTimeout', (act: () => void, wait = 0) => this.#set(act, wait));
    vi.stubGlobal('clearTimeout', (order?: number) => void (order !== undefined && this.#waiting.delete(order)));
    vi.spyOn(Date, 'now').mockImplementation(() => this.#now);
  }

  /** Goes on so many milliseconds; whatever is due on the way is called in its moment. */
  advance(by: number): void {
    const until = this.#now + by;
    for (let first = this.#heap[0]; first && first.at <= until; first = this.#heap[0]) {
      this.#pop();
      if (!this.#waiting.delete(first.order)) continue;
      this.#now = Math.max(this.#now, first.at);
      first.act();
    }
    this.#now = until;
  }

  #set(act: () => void, wait: number): number {
    const timer = { at: this.#now + Math.max(0, wait), order: (this.#order += 1), act };
    this.#waiting.add(timer.order);
    let place = this.#heap.push(timer) - 1;
    for (let above = (place - 1) >> 1; place > 0 && isBefore(timer, this.#heap[above]!); above = (place - 1) >> 1) {
      this.#heap[place] = this.#heap[above]!;
      this.#heap[above] = timer;
      place = above;
    }
    return timer.order;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let place = 0;
    for (;;) {
      let next = 2 * place + 1;
      if (next >= heap.length) break;
      if (next + 1 < heap.length && isBefore(heap[next + 1]!, heap[next]!)) next += 1;
      if (!isBefore(heap[next]!, last)) break;
      heap[place] = heap[next]!;
      place = next;
    }
    heap[place] = last;
  }
}

const isBefore = (one: Timer, other: Timer): boolean => one.at < other.at || (one.at === other.at && one.order < other.order);
