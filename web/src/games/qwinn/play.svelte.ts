/** A table of Qwinn! without its drawing: the dice, the turn in the making, and what is said about them. */
import { settings } from '../../device/settings.svelte';
import { knock, refuse, roll as rattle } from '../../device/sound';
import { t } from '../../session/telling';
import type { QwinnView } from '../../wire';
import type { GameProps } from '../contract';
import { Dice } from './dice.svelte';
import { keptBy, rolledBy, solidSeat, useOf, wentBy } from './deeds';
import { Turn } from './turn.svelte';

/** So often the uses of the red die are told. */
const TAUGHT = 3;
const RED_DIE = 'red-die';

/** What the main key does. */
type Main = 'go' | 'throw' | 'fail' | 'none';

export class QwinnPlay {
  readonly dice = new Dice();
  readonly choice: Turn;
  #seen = -1;
  #given: () => GameProps<QwinnView>;

  constructor(given: () => GameProps<QwinnView>) {
    this.#given = given;
    this.choice = new Turn(given().act, this.dice);
  }

  get live(): boolean {
    return this.#given().live;
  }

  get view(): QwinnView {
    return this.#given().position.view;
  }

  /** The seat whose pawns are solid. */
  readonly mine = $derived.by(() => solidSeat(this.#given().hands.you));
  readonly mover = $derived.by(() => this.#given().hands.active ?? this.mine);
  readonly other = $derived.by(() => 1 - this.mover);
  readonly names = $derived.by(() => {
    const { seats } = this.#given();
    return [0, 1].map((seat) => seats.find((one) => one.seat === seat)?.name || t('board-player', { number: seat + 1 }));
  });
  /** The space of the latest play. */
  readonly fresh = $derived.by(
    () =>
      this.#given()
        .position.last.map(({ deed }) => wentBy(deed)?.space)
        .findLast(Boolean) ?? null,
  );
  /** The space that is chosen, or that a replay shows as better. */
  readonly chosen = $derived.by(() => {
    const { mode, hint } = this.#given();
    return this.choice.space ?? (mode === 'replay' && hint ? (wentBy(hint.deed)?.space ?? null) : null);
  });
  readonly canHold = $derived.by(() => this.live && this.view.throws > 0 && !this.choice.sending);
  /** Plays that end the game, by who wins it with them. */
  #winning(seat: number): string[] {
    const marks = this.#given().position.preview?.marks ?? [];
    return marks.filter((mark) => mark.kind === 'wins' && mark.seat === seat).flatMap(({ cells }) => cells);
  }
  /** The chosen play wins, and a turn without points would lose. */
  readonly wins = $derived.by(
    () => this.live && this.choice.step !== undefined && this.#winning(this.mover).includes(this.choice.step.text),
  );
  readonly loses = $derived.by(
    () => this.live && this.choice.fail !== undefined && this.#winning(this.other).includes(this.choice.fail.text),
  );
  /** What the red die may do is told in the first turns in which there is a choice. */
  readonly teaches = $derived.by(() => this.live && this.choice.uses.length > 0 && settings.explained(RED_DIE) < TAUGHT);
  #taught = false;
  /** A turn is given away only after a question where something else could be done, it costs points, or it loses. */
  asksToFail = $state(false);
  hasAsked = $state(false);
  /** What giving up costs. */
  readonly cost = $derived.by(() => this.choice.fail?.points ?? 0);

  readonly main = $derived.by((): Main => {
    if (this.choice.step) return 'go';
    if (this.choice.canThrow) return 'throw';
    return this.live && this.choice.reachable.size === 0 ? 'fail' : 'none';
  });
  readonly mainWord = $derived.by(() => {
    if (!this.live) return t('board-waits', { name: this.names[this.#given().position.turn ?? 0] ?? '' });
    if (this.main === 'go') return spaceName(this.choice.space ?? '');
    if (this.main === 'throw') return t('board-throw', { count: this.dice.loose.length });
    return this.main === 'fail' ? t('board-fail-key') : t('board-choose-space');
  });
  /** One sentence on what to do or what just happened. */
  readonly note = $derived.by(() => {
    const news = this.#given().position.last.findLast(({ seat }) => seat != null);
    if (!this.live) return news ? t(news.said) : '';
    if (this.view.throws > 0) return t('board-throws-left', { count: this.view.throws });
    return t(this.choice.reachable.size > 0 ? 'board-choose-space-how' : 'board-nothing-reached');
  });

  /** What the other one did last, until this turn's dice are thrown again. */
  readonly before = $derived.by(() => {
    const did = this.live ? this.#given().position.last.findLast(({ seat }) => seat != null && seat !== this.mover) : undefined;
    return did?.seat == null ? null : { name: this.names[did.seat] ?? '', text: t(did.said) };
  });

  update(): void {
    const { position, live, mode, hint = null } = this.#given();
    const { view, last, preview } = position;
    const number = last.at(-1)?.number ?? -1;
    /* A replay stands at plays: beside each lie the dice it was made with. */
    const thrown = mode === 'replay' && view.whites.length === 0 ? last.map(({ deed }) => rolledBy(deed)).findLast(Boolean) : null;
    const { whites, red } = thrown ?? view;
    this.dice.see(whites, red, number === this.#seen ? [] : last.map(({ deed }) => deed));
    this.#seen = number;
    this.choice.set(live ? preview : null, hint);
    if (this.teaches) this.#taught = true;
    else if (this.#taught && !live) {
      this.#taught = false;
      settings.noteExplained(RED_DIE, settings.explained(RED_DIE) + 1);
    }
    const kept = mode === 'replay' ? keptBy(hint?.deed ?? last.at(-1)?.deed) : null;
    if (kept) this.dice.keep(kept.whites, kept.red);
  }

  arrive(): (() => void) | undefined {
    const { mode, position } = this.#given();
    if (mode === 'replay' || !position.last.some(({ deed }) => rolledBy(deed) !== null)) return undefined;
    rattle();
    return settings.motion ? this.dice.spin() : undefined;
  }

  press(): void {
    if (this.main === 'go') void this.choice.go();
    else if (this.main === 'throw') void this.choice.throwAgain();
    else if (this.main === 'fail') this.fail();
  }

  fail(): void {
    const isHarmless = !this.loses && this.cost === 0 && !this.choice.canThrow && this.choice.reachable.size === 0;
    if (isHarmless) void this.choice.giveUp();
    else this.asksToFail = this.hasAsked = true;
  }

  choose = (space: string): void => {
    void this.choice.choose(space).then(() => (this.choice.refused ? refuse() : knock()));
  };

  /** What the red die does, and what that means; empty leaves it alone. */
  useTitle(red: string): string {
    if (!red) return t('board-red-nothing');
    const { puts, boycott } = useOf(red);
    const kind = t(`qwinn-boycott-${boycott}`);
    return puts ? t('board-red-place', { kind, name: this.names[this.other] ?? '' }) : t('board-red-remove', { kind });
  }

  useMeans(red: string): string {
    if (!red) return t('board-red-stays');
    const { puts, boycott } = useOf(red);
    if (!puts) return t('board-red-free');
    const stands = this.view.boycotts[this.other];
    return stands ? t('board-red-replaces', { kind: t(`qwinn-boycott-${stands}`) }) : t(`board-red-puts-${boycott}`);
  }
}

export function spaceName(space: string): string {
  const text = t(`qwinn-space-${space}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
