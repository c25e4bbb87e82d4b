/** Which sheets are open over a table in play. */
import type { SeatSent } from '../../../wire';

export class Opened {
  menu = $state(false);
  talk = $state(false);
  history = $state(false);
  rules = $state(false);
  /** Where the rules open: a reason code or a section. */
  anchor = $state('');
  /** The seat that is looked at. */
  seat = $state.raw<SeatSent | null>(null);
  /** Whether any was: until then nobody needs their code. */
  used = $state(false);

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

  /** What one person opened is not for the next. */
  close(): void {
    this.menu = this.talk = this.history = false;
    this.seat = null;
  }
}
