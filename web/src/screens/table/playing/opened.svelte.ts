/** Which sheets are open over a table in play. */
import type { ChatSent, SeatSent } from '../../../wire';

/** Talk at a table, how many lines of it people here have seen, and whose hand is uncovered. */
interface Talked {
  readonly chat: readonly ChatSent[];
  readonly held: number | null;
  read: number;
}

export class Opened {
  menu = $derived(this.#forNext(false));
  #talk = $derived(this.#forNext(false));
  /** What stands beside the board where there is room. */
  #tab = $state<'plays' | 'chat'>('plays');
  history = $derived(this.#forNext(false));
  rules = $state(false);
  /** Where the rules open: a reason code or a section. */
  anchor = $state('');
  /** The seat that is looked at. */
  seat = $derived<SeatSent | null>(this.#forNext(null));
  /** Whether any was: until then nobody needs their code. */
  used = $state(false);
  #table: Talked;

  constructor(table: Talked) {
    this.#table = table;
  }

  readonly unread = $derived.by(() => (this.#talk || this.#tab === 'chat' ? 0 : Math.max(0, this.#table.chat.length - this.#table.read)));

  get talk(): boolean {
    return this.#talk;
  }

  set talk(on: boolean) {
    this.#talk = on;
    this.#table.read = this.#table.chat.length;
  }

  get tab(): 'plays' | 'chat' {
    return this.#tab;
  }

  set tab(to: 'plays' | 'chat') {
    this.#tab = to;
    this.#table.read = this.#table.chat.length;
  }

  show(sheet: 'menu' | 'talk'): void {
    this.used = this[sheet] = true;
  }

  look(seat: SeatSent): void {
    this.used = true;
    this.seat = seat;
  }

  rule(at = ''): void {
    this.anchor = at;
    this.used = this.rules = true;
  }

  /** Nothing is open: what was asked for could not be shown. */
  forget(): void {
    this.used = this.menu = this.#talk = this.history = this.rules = false;
    this.seat = null;
  }

  /** What one person opened is not for the next who holds the device. */
  #forNext<T>(closed: T): T {
    void this.#table.held;
    return closed;
  }
}
