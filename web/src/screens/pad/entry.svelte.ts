/** What a turn brought, as it is typed: lines that are added up, the last of them digit by digit. */

const MOST = 999;

export class Entry {
  /** The lines that are complete; a full one is marked. */
  #lines = $state.raw<{ points: number; full: boolean }[]>([]);
  #typed = $state('');
  readonly total = $derived(this.#lines.reduce((sum, line) => sum + line.points, 0) + Number(this.#typed || 0));
  readonly isFull = $derived(this.#lines.some((line) => line.full));
  readonly isEmpty = $derived(this.#lines.length === 0 && this.#typed === '');
  /** As a sum, where it is one: “12 + 3”. */
  readonly text = $derived(
    this.#lines.length + (this.#typed ? 1 : 0) > 1
      ? [...this.#lines.map((line) => line.points), ...(this.#typed ? [Number(this.#typed)] : [])].join(' + ')
      : '',
  );

  type(digit: number): void {
    const typed = String(Number(`${this.#typed}${digit}`));
    if (this.total - Number(this.#typed || 0) + Number(typed) <= MOST) this.#typed = typed;
  }

  /** The line that was typed is complete, and another begins. */
  plus(): void {
    if (this.#typed === '') return;
    this.#lines = [...this.#lines, { points: Number(this.#typed), full: false }];
    this.#typed = '';
  }

  /** A line that has a key of its own. */
  add(points: number, full = false): void {
    this.plus();
    if (this.total + points <= MOST) this.#lines = [...this.#lines, { points, full }];
  }

  back(): void {
    if (this.#typed) this.#typed = this.#typed.slice(0, -1);
    else this.#lines = this.#lines.slice(0, -1);
  }

  clear(): void {
    this.#lines = [];
    this.#typed = '';
  }
}
