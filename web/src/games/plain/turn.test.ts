/** Turns of any game, told by steps alone, without a browser. */
import { describe, expect, it } from 'vitest';
import { acting } from '../../testing/acting';
import type { PreviewSent } from '../../wire';
import { Turn } from './turn.svelte';

const START: PreviewSent = {
  text: '',
  ready: false,
  steps: [
    { text: 'doubt', cell: '', kind: 'doubt' },
    { text: 'bid:2', cell: '', kind: 'count' },
    { text: 'bid:3', cell: '', kind: 'count' },
    { text: 'a>', cell: 'a', kind: 'lift' },
    { text: 'x@b', cell: 'b', piece: 'x', kind: 'lay' },
    { text: 'y@b', cell: 'b', piece: 'y', kind: 'lay' },
  ],
};
const AFTER: Record<string, PreviewSent> = {
  'bid:2': { text: 'bid:2', ready: false, steps: [{ text: 'bid:2x5', cell: '', kind: 'number' }] },
  'bid:2x5': { text: 'bid:2x5', ready: true },
  'a>': { text: 'a>', ready: true },
  'x@b': { text: 'x@b', ready: true },
  c: { text: 'c', ready: false, steps: [{ text: 'c:kind', cell: '', piece: 'c', kind: 'take' }] },
  'c:kind': { text: 'c:kind', ready: true },
  'bid:9': { text: 'bid:9', ready: false, refusal: { message: { id: 'too-many' } } },
};

function begun() {
  const held = acting((partial) => AFTER[partial] ?? START);
  const turn = new Turn(held.act);
  turn.set(START);
  return { held, turn };
}

describe('a turn of any game', () => {
  it('groups what has no cell by its kind, and leaves the rest to the board', () => {
    const { turn } = begun();
    expect(turn.menu.map(({ kind, steps }) => [kind, steps.length])).toEqual([
      ['doubt', 1],
      ['count', 2],
    ]);
    expect([...turn.offered.keys()]).toEqual(['a', 'b']);
    expect(turn.ready).toBe(false);
  });

  it('goes step by step to a whole play, and back', async () => {
    const { held, turn } = begun();
    await turn.ask('bid:2');
    await turn.ask('bid:2x5');
    expect(turn.ready).toBe(true);
    turn.back();
    expect(turn.now?.text).toBe('bid:2');
    await turn.ask('bid:2x5');
    await turn.send();
    expect(held.sent).toEqual(['bid:2x5']);
    expect(turn.ready).toBe(false);
  });

  it('is taken again from its draft', async () => {
    const { turn } = begun();
    expect(turn.draft).toBeNull();
    await turn.ask('bid:2');
    await turn.ask('bid:2x5');
    const again = begun().turn;
    await again.ask(turn.draft!.action);
    expect([again.ready, again.now?.text]).toEqual([true, 'bid:2x5']);
  });

  it('follows the only step of a piece in a row, asks which of several, and knows which were taken', async () => {
    const hand: PreviewSent = {
      ...START,
      steps: [
        { text: 'c', cell: '', piece: 'c', kind: 'choose' },
        { text: 'd:kind', cell: '', piece: 'd', kind: 'take' },
        { text: 'd:rank', cell: '', piece: 'd', kind: 'take' },
        { text: 'd@a', cell: 'a', piece: 'd', kind: 'lay' },
        { text: 'pass@b', cell: 'b', kind: 'pass' },
      ],
    };
    const { turn } = begun();
    turn.set(hand);
    expect([...turn.pieces].map(([piece, steps]) => [piece, steps.length])).toEqual([
      ['c', 1],
      ['d', 3],
    ]);
    await turn.pick('d');
    expect(turn.menu.flatMap(({ steps }) => steps.map(({ text }) => text))).toEqual(['d:kind', 'd:rank']);
    expect([...turn.offered.keys()]).toEqual(['a']);
    expect([...turn.taken]).toEqual(['d']);
    turn.back();
    expect(turn.canGoBack).toBe(false);
    await turn.pick('c');
    await turn.pick('c');
    expect(turn.now?.text).toBe('c:kind');
    expect([...turn.taken]).toEqual(['c']);
  });

  it('follows the only step of a cell, and asks which of several', async () => {
    const { turn } = begun();
    await turn.press('b');
    expect(turn.menu[0]?.steps.map(({ text }) => text)).toEqual(['x@b', 'y@b']);
    await turn.ask('x@b');
    expect([turn.cell, turn.ready, ...turn.chosen]).toEqual([null, true, 'b']);
    turn.back();
    expect([...turn.chosen]).toEqual([]);
    await turn.press('b');
    expect([turn.cell, turn.canGoBack]).toEqual(['b', true]);
    turn.back();
    expect([turn.cell, turn.canGoBack]).toEqual([null, false]);
    await turn.press('a');
    expect(turn.now?.text).toBe('a>');
    turn.set(null);
    expect([turn.ready, turn.menu]).toEqual([false, []]);
  });

  it('says why not and stays where it was', async () => {
    const { turn } = begun();
    await turn.ask('bid:9');
    expect(turn.refusal?.message.id).toBe('too-many');
    expect(turn.now).toBe(START);
  });

  it('that is refused says why, and can be sent again', async () => {
    const { held, turn } = begun();
    await turn.ask('a>');
    held.refuse({ message: { id: 'too-many' } });
    await turn.send();
    expect([turn.refusal?.message.id, turn.sending, turn.ready]).toEqual(['too-many', false, true]);
  });

  it('forgets an answer that comes after its turn', async () => {
    const { held, turn } = begun();
    held.delay();
    const late = turn.ask('bid:2');
    turn.set(null);
    await held.release();
    await late;
    expect(turn.now).toBe(null);
  });

  it('takes no step that was left before its answer came', async () => {
    const { held, turn } = begun();
    await turn.ask('bid:2');
    held.delay();
    const late = turn.ask('bid:2x5');
    turn.back();
    await held.release();
    await late;
    expect(turn.now).toBe(START);
    expect(turn.ready).toBe(false);
  });

  it('plays with a step that is still asked about only once its answer has come, and then what that says', async () => {
    const { held, turn } = begun();
    await turn.ask('a>');
    held.delay();
    const asked = turn.ask('x@b');
    await turn.send();
    expect(held.sent).toEqual([]);
    await held.release();
    await asked;
    expect(held.sent).toEqual(['x@b']);
  });

  it('can be played when what was asked meanwhile was refused, or never answered', async () => {
    for (const answer of ['refused', 'none']) {
      const { held, turn } = begun();
      await turn.ask('a>');
      held.delay();
      const asked = turn.ask('bid:9');
      await turn.send();
      if (answer === 'none') held.goOn();
      await held.release();
      await asked;
      expect(held.sent).toEqual([]);
      await turn.send();
      expect(held.sent).toEqual(['a>']);
    }
  });
});
