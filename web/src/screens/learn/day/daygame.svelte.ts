/** One game of the day at this device: played move by move, kept as it goes, in the book once it is over. */
import { learned, type DayKept } from '../../../device/learned.svelte';
import { speech } from '../../../i18n/words.svelte';
import { isAway, sayTrouble } from '../../../port/http';
import { dayAfter, dayAsk, dayFinish, dayPlay, dayRivals, HOME_LUCK, MAY_HAVE_DATE, type Luck } from '../../../port/learn';
import type { DayPlayed, DayRival, DayStandings, PlayTried, Refusal, Said } from '../../../wire';
import { LearnBoard } from '../board.svelte';

/** How long the last play is seen before it is counted, in milliseconds. */
const SEEN = 1600;

export class DayGamePlayed {
  readonly day: string;
  readonly game: string;
  readonly board: LearnBoard;
  now = $state.raw<DayPlayed | null>(null);
  trouble = $state.raw<Said | null>(null);
  /** The server is away, and the date's own luck could be had. */
  mayBeHonour = $state(false);
  luck = $state<Luck>(HOME_LUCK);
  /** The finished game that is shown. */
  finished = $state.raw<DayKept | null>(null);
  again = $state(false);
  /** The last play has been seen: the result may be told. */
  seen = $state(false);
  standings = $state.raw<DayStandings | null>(null);
  rivals = $state.raw<DayRival[] | null>(null);
  /** The server did not take the game: it is sent again when the result is opened again. */
  isUnsent = $state(false);

  constructor(day: string, game: string) {
    this.day = day;
    this.game = game;
    this.board = new LearnBoard({ ask: (play) => this.#ask(play), play: (play) => this.#play(play) });
    const counted = learned.counted(day, game);
    if (counted) {
      this.luck = counted.honour ? 'date' : HOME_LUCK;
      this.finish(counted);
      this.seen = true;
    } else void this.begin();
  }

  /** Takes the game up where it was left. */
  async begin(luck?: Luck): Promise<void> {
    const kept = this.again ? undefined : learned.playing(this.day, this.game);
    this.luck = luck ?? (kept?.honour ? 'date' : HOME_LUCK);
    this.trouble = null;
    this.mayBeHonour = false;
    try {
      this.#show(await dayAfter(this.luck, this.day, this.game, kept?.moves ?? []));
    } catch (refused) {
      this.trouble = sayTrouble(refused);
      this.mayBeHonour = isAway(refused) && this.luck === 'server' && MAY_HAVE_DATE && !kept?.moves.length;
    }
  }

  /** Once more, for oneself. */
  playAgain(): Promise<void> {
    this.again = true;
    this.finished = null;
    this.seen = false;
    return this.begin(this.luck);
  }

  /** Shows a finished game beside the bots' and, where a server is, everybody's. */
  finish(kept: DayKept): void {
    this.finished = kept;
    setTimeout(() => (this.seen = true), SEEN);
    dayRivals(this.luck, this.day, this.game).then(
      (found) => (this.rivals = found),
      () => (this.rivals = []),
    );
    if (this.luck === 'date' || kept.again || !kept.moves.length) return;
    dayFinish(this.day, this.game, { moves: kept.moves, device: learned.device }).then(
      (found) => (this.standings = found),
      () => (this.isUnsent = true),
    );
  }

  #ask(play: PlayTried) {
    return dayAsk(this.luck, this.day, this.game, { moves: this.now?.moves ?? [], ...play });
  }

  async #play(play: PlayTried): Promise<Refusal | null> {
    const found = await dayPlay(this.luck, this.day, this.game, { moves: this.now?.moves ?? [], ...play });
    if (!this.again && !found.result) learned.noteMoves(this.day, this.game, found.moves, this.luck === 'date');
    this.#show(found);
    return null;
  }

  #show(found: DayPlayed): void {
    const known = this.now?.events.length ?? found.events.length;
    this.now = found;
    const fresh = found.events.slice(known).filter((event) => event.seat !== null);
    this.board.show({
      view: found.view,
      preview: found.preview,
      seat: 0,
      seats: 2,
      last: fresh,
      turn: found.seat,
      others: speech.say(found.opponent),
    });
    const { result, figure, words, share, course, moves, game } = found;
    if (!result || !figure || !words || !share) return;
    const entry = { day: this.day, game, result, figure, words, share, course, moves, honour: this.luck === 'date' };
    this.finish(this.again ? { ...entry, again: true } : learned.noteDay(entry));
  }
}
