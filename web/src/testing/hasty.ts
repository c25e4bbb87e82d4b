/** People who tap faster than a far server answers, each at a real turn of a game: what they see, and what they may press. */
import type { Act, Doing } from '../games/contract';
import { Turn as ExagoTurn } from '../games/exago/turn.svelte';
import { Dice } from '../games/qwinn/dice.svelte';
import { Turn as QwinnTurn } from '../games/qwinn/turn.svelte';
import { Turn as QwirkleTurn } from '../games/qwirkle/turn.svelte';
import type { Shown } from '../session/playback.svelte';
import type { Deed, ExagoView, QwinnView, QwirkleView } from '../wire';

type Pick = <T>(list: readonly T[]) => T | undefined;

export interface Hasty {
  /** The page shows something new; `live`: it is this hand's turn. */
  update(shown: Shown, live: boolean): void;
  /** Presses anything, sensible or not. */
  tap(): void;
  /** Does what somebody does who wants the turn to end: presses the key, else takes a step that is offered, else begins anew. */
  insist(): void;
  /** What lies there to be played. */
  seen(): string;
  /** What lay there when a key that plays was pressed last. */
  pressed: string;
}

const laid = (moves: Deed['moves'] = []): string =>
  moves
    .map(({ piece = '', to = '' }) => `${piece}@${to}`)
    .sort()
    .join(' ');

/** What an event did, in the words of `seen`. */
export function done(deed: Deed): string {
  const [first] = deed.moves ?? [];
  if (deed.kind === 'move' || deed.kind === 'place') return `${first?.origin ?? ''}>${first?.to ?? ''}`;
  if (deed.kind === 'go') return `go ${first?.to} ${first?.piece ?? ''}`;
  if (deed.kind === 'pass') return 'nothing';
  if (deed.kind === 'swap') return `swap ${laid(deed.moves?.map(({ piece }) => ({ piece })))}`;
  return `${deed.kind} ${laid(deed.moves)}`.trim();
}

/** What each game with a drawing of its own has to be pressed. */
const HANDS: Record<string, (act: Act, random: () => number, pick: Pick, seat: () => number | null) => Hasty> = {
  qwirkle: atQwirkle,
  exago: atExago,
  qwinn: atQwinn,
};

export function hasty(game: string, seat: () => number | null, act: Act, random: () => number): Hasty {
  const hand = HANDS[game];
  if (!hand) throw new Error(`nobody here can tap at ${game}`);
  return hand(act, random, (list) => list[Math.floor(random() * list.length)], seat);
}

function atQwirkle(act: Act, random: () => number, pick: Pick, seat: () => number | null): Hasty {
  const turn = new QwirkleTurn(act);
  const lay = (): void => {
    const held = pick(turn.loose);
    const cell = held && pick([...turn.offersFor(held.id).keys()]);
    const [x = 0, y = 0] = cell && random() < 0.85 ? cell.split(',').map(Number) : [Math.floor(6 * random()), Math.floor(6 * random())];
    if (held) void turn.put(held.id, x, y);
  };
  const send = (): void => {
    self.pressed = self.seen();
    void turn.send();
  };
  const self: Hasty = {
    pressed: '',
    update: ({ view, preview }, live) =>
      void turn.set({ view: view as QwirkleView, hand: seat(), start: live ? preview : null, hint: null }),
    tap: () => {
      const chance = random();
      if (chance < 0.45) lay();
      else if (chance < 0.55) void turn.takeBack(pick(turn.laid)?.id);
      else if (chance < 0.6) turn.takeBackAll();
      else if (chance < 0.65) void turn.startSwapping();
      else if (chance < 0.7) turn.stopSwapping();
      else if (chance < 0.8) turn.choose(pick(turn.rack)?.id ?? null);
      else send();
    },
    insist: () => {
      turn.stopSwapping();
      const held = pick(turn.loose.filter(({ id }) => turn.offersFor(id).size > 0));
      const [x = 0, y = 0] = (held && pick([...turn.offersFor(held.id).keys()]))?.split(',').map(Number) ?? [];
      if (turn.ready || turn.mustPass) send();
      else if (held) void turn.put(held.id, x, y);
      else if (turn.laid.length) turn.takeBackAll();
      else if (turn.canSwap) {
        void turn.startSwapping();
        turn.mark(turn.rack[0]?.id ?? -1);
        send();
      }
    },
    seen: () => {
      const swapped = turn.rack.filter(({ id }) => turn.marked.has(id)).map(({ tile }) => ({ piece: tile }));
      if (swapped.length) return `swap ${laid(swapped)}`;
      return turn.laid.length ? `lay ${laid(turn.laid.map(({ tile, x, y }) => ({ piece: tile, to: `${x},${y}` })))}` : 'nothing';
    },
  };
  return self;
}

function atExago(act: Act, random: () => number, pick: Pick): Hasty {
  const turn = new ExagoTurn(act);
  let cells: string[] = [];
  const send = (cell: string | null = null): void => {
    if (cell === null || cell === turn.target) self.pressed = self.seen();
    void (cell === null ? turn.send() : turn.press(cell));
  };
  const self: Hasty = {
    pressed: '',
    update: ({ view, preview }, live) => {
      cells = (view as ExagoView).stones.map(({ q, r }) => `${q},${r}`);
      void turn.set(live ? preview : null);
    },
    tap: () => {
      const chance = random();
      const groups = turn.groups.flatMap((group) => group.cells);
      const cell = chance < 0.7 ? pick([...turn.landings.keys(), ...turn.liftable.keys(), ...groups]) : pick([...cells, '9,9']);
      if (chance < 0.8) send(cell ?? '0,0');
      else if (chance < 0.85) turn.back();
      else send();
    },
    insist: () => {
      const group = turn.groups[0]?.cells[0];
      if (turn.ready) return send(); // another of two groups may still be chosen then
      if (group) return send(group);
      const cell = pick([...turn.landings.keys()]) ?? pick([...turn.liftable.keys()]);
      if (turn.origin !== null && turn.landings.size === 0) turn.back();
      else send(cell ?? '0,0');
    },
    seen: () => (turn.target ? `${turn.origin ?? ''}>${turn.target}` : 'nothing'),
  };
  return self;
}

function atQwinn(act: Act, random: () => number, pick: Pick): Hasty {
  const dice = new Dice();
  let spaces: string[] = [];
  const turn: QwinnTurn = new QwinnTurn({ ...act, play: (action) => (pressed(action), act.play(action)) }, dice);
  let wish = 'nothing';
  const pressed = (action: Doing): void => {
    wish =
      action === turn.fail?.text ? 'fail' : typeof action === 'string' ? `go ${turn.space} ${turn.red}` : `keep ${laid(kept())}`.trim();
  };
  const kept = () => dice.kept.map(({ pips, red }) => ({ piece: `${red ? 'r' : 'w'}${pips}` }));
  let seen = -1;
  return {
    get pressed() {
      return wish; // everything here is played at once
    },
    update: ({ view, last, preview }, live) => {
      const { whites, red, spaces: board } = view as QwinnView;
      const number = last.at(-1)?.number ?? -1;
      dice.see(whites, red, number === seen ? [] : last.map(({ deed }) => deed));
      seen = number;
      spaces = board;
      turn.set(live ? preview : null);
    },
    tap: () => {
      const chance = random();
      if (chance < 0.3) dice.hold(Math.floor(5 * random()));
      else if (chance < 0.6) void turn.choose(pick(random() < 0.7 ? [...turn.reachable.keys()] : spaces) ?? '');
      else if (chance < 0.7) turn.use(pick([...turn.allowed]) ?? '');
      else if (chance < 0.75) turn.back();
      else if (chance < 0.9) void turn.go();
      else if (chance < 0.99) void turn.throwAgain();
      else void turn.giveUp();
    },
    insist: () => {
      turn.back();
      const space = [...turn.reachable.keys()][0];
      if (!space) return void (turn.canThrow ? turn.throwAgain() : turn.giveUp());
      void turn.choose(space);
      void turn.go();
    },
    seen: () => wish,
  };
}
