/** Turns of Exago and its hexagons without a browser. */
import { describe, expect, it } from 'vitest';
import type { PreviewSent, Refusal } from '../../wire';
import { capsuleOf, hexAt, joined, movedBy, placeOf, rowsOf } from './cells';
import { acting } from '../../testing/acting';
import { Turn } from './turn.svelte';

const WHY: Refusal = { message: { id: 'exago-island' }, cells: ['5,0'] };
const PLACING: PreviewSent = {
  text: '',
  ready: false,
  steps: [
    { text: '1,0', cell: '1,0', piece: 'red' },
    { text: '0,1', cell: '0,1', piece: 'red' },
  ],
};
const MOVING: PreviewSent = {
  text: '',
  ready: false,
  steps: [
    { text: '0,0>', cell: '0,0', piece: 'red', kind: 'lift' },
    { text: '3,0>', cell: '3,0', piece: 'red', kind: 'lift' },
  ],
};
const ANSWERS: Record<string, PreviewSent> = {
  '1,0': { text: '1,0', ready: true },
  '0,1': { text: '0,1', ready: true },
  '0,0>': {
    text: '0,0>',
    ready: false,
    steps: [
      { text: '0,0>2,0', cell: '2,0' },
      { text: '0,0>1,1!3,0', cell: '1,1' },
    ],
    marks: [
      { kind: 'stays', cells: ['-1,0', '-2,0'] },
      { kind: 'stays', cells: ['3,0', '4,0'] },
    ],
  },
  '0,0>2,0': {
    text: '0,0>2,0',
    ready: false,
    steps: [
      { text: '0,0>2,0!-2,0', cell: '-2,0' },
      { text: '0,0>2,0!3,0', cell: '3,0' },
    ],
    marks: [
      { kind: 'stays', cells: ['-1,0', '-2,0'] },
      { kind: 'stays', cells: ['3,0', '4,0'] },
    ],
  },
  '0,0>2,0!3,0': { text: '0,0>2,0!3,0', ready: true, marks: [{ kind: 'falls', cells: ['-1,0', '-2,0'], seat: 1 }] },
  '0,0>2,0!-2,0': { text: '0,0>2,0!-2,0', ready: true, marks: [{ kind: 'falls', cells: ['3,0', '4,0'], seat: 0 }] },
  '3,0>': { text: '3,0>', ready: false, steps: [] },
};

function table(start: PreviewSent) {
  const hands = acting((partial) => ANSWERS[partial] ?? { text: partial, ready: false, refusal: WHY });
  const turn = new Turn(hands.act);
  turn.begin(start);
  return { ...hands, turn };
}

describe('a turn of Exago', () => {
  it('is laid out again from its draft: a stone from the hand, in the air, or where it was put down', async () => {
    const placed = table(PLACING);
    expect(placed.turn.draft).toBeNull();
    await placed.turn.press('1,0');
    const placedAgain = table(PLACING);
    await placedAgain.turn.follow(placed.turn.draft!);
    expect([placedAgain.turn.target, placedAgain.turn.ready]).toEqual(['1,0', true]);
    const moved = table(MOVING);
    await moved.turn.press('0,0');
    const movedAgain = table(MOVING);
    await movedAgain.turn.follow(moved.turn.draft!);
    expect([movedAgain.turn.origin, movedAgain.turn.stage.at]).toEqual(['0,0', 'lifted']);
    await moved.turn.press('2,0');
    await movedAgain.turn.follow(moved.turn.draft!);
    expect([movedAgain.turn.origin, movedAgain.turn.target, movedAgain.turn.stage.at]).toEqual(['0,0', '2,0', 'tie']);
    moved.turn.back();
    expect(moved.turn.draft).toBeNull();
  });

  it('lets a stone go where it may lie, and says why where it may not', async () => {
    const { turn } = table(MOVING);
    expect(await turn.take('0,0')).toBe(true);
    await turn.drop('1,1');
    expect(turn.refused, 'there the step itself was refused').toEqual({ cell: '1,1', refusal: WHY });
    expect([turn.origin, turn.stage.at]).toEqual(['0,0', 'lifted']);
    await turn.drop('2,0');
    expect([turn.refused, turn.stage.at, turn.target]).toEqual([null, 'tie', '2,0']);
  });

  it('goes on where it was when it is told once more what is known', async () => {
    const { turn } = table(PLACING);
    await turn.press('1,0');
    await turn.set(PLACING);
    expect(turn.stage.at).toBe('ready');
    await turn.set({ ...PLACING });
    expect(turn.stage.at).toBe('start');
  });

  it('puts a stone tentatively, elsewhere, and plays it at the second tap', async () => {
    const { turn, sent } = table(PLACING);
    await turn.press('1,0');
    await turn.press('0,1');
    expect(turn.target).toBe('0,1');
    await turn.press('0,1');
    expect(sent).toEqual(['0,1']);
  });

  it('plays a stone that is pressed again before the answer as soon as that has come, and asks first where groups tie', async () => {
    const placing = table(PLACING);
    placing.delay();
    void placing.turn.press('1,0');
    expect(placing.turn.canSend).toBe(true);
    void placing.turn.press('1,0');
    expect([placing.sent, placing.turn.canSend, placing.turn.target]).toEqual([[], false, '1,0']);
    await placing.release();
    expect(placing.sent).toEqual(['1,0']);
    const moving = table(MOVING);
    await moving.turn.press('0,0');
    moving.delay();
    void moving.turn.press('2,0');
    void moving.turn.send();
    await moving.release();
    expect([moving.sent, moving.turn.choosing]).toEqual([[], true]);
  });

  it('asks again about a stone when another question has overtaken it, so that it can be played', async () => {
    const { turn, sent, asked, delay, release } = table(PLACING);
    delay();
    void turn.press('1,0');
    void turn.press('5,0');
    await release();
    expect([turn.refused?.cell, asked.at(-1), turn.ready]).toEqual(['5,0', '1,0', true]);
    await turn.send();
    expect(sent).toEqual(['1,0']);
  });

  it('does not play a stone that was put elsewhere after the key', async () => {
    const { turn, sent, delay, release } = table(PLACING);
    delay();
    void turn.press('1,0');
    void turn.send();
    void turn.press('0,1');
    await release();
    expect([sent, turn.target, turn.ready]).toEqual([[], '0,1', true]);
  });

  it('lifts a stone and puts it back', async () => {
    const { turn } = table(MOVING);
    await turn.press('0,0');
    expect([...turn.landings.keys()]).toEqual(['2,0', '1,1']);
    await turn.press('0,0');
    expect(turn.origin).toBeNull();
    expect(turn.landings.size).toBe(0);
  });

  it('lets the group that is tapped stay', async () => {
    const { turn, sent } = table(MOVING);
    await turn.press('0,0');
    await turn.press('2,0');
    expect(turn.choosing).toBe(true);
    await turn.press('4,0');
    expect(turn.marks).toEqual([{ kind: 'falls', cells: ['-1,0', '-2,0'], seat: 1 }]);
    await turn.send();
    expect(sent).toEqual(['0,0>2,0!3,0']);
  });

  it('lets another group stay as long as nothing is played', async () => {
    const { turn, sent } = table(MOVING);
    await turn.press('0,0');
    await turn.press('2,0');
    await turn.press('4,0');
    await turn.press('-2,0');
    expect([turn.refused, turn.ready]).toEqual([null, true]);
    await turn.send();
    expect(sent).toEqual(['0,0>2,0!-2,0']);
  });

  it('says why a cell will not do, and keeps the stone in the air', async () => {
    const { turn } = table(MOVING);
    await turn.press('0,0');
    await turn.press('5,0');
    expect(turn.refused).toEqual({ cell: '5,0', refusal: WHY });
    expect(turn.origin).toBe('0,0');
    turn.back();
    expect([turn.stage.at, turn.refused]).toEqual(['start', null]);
    await turn.press('5,0');
    expect(turn.refused).not.toBeNull();
    turn.begin(null);
    turn.begin({ ...MOVING });
    expect(turn.refused, 'what was asked in one turn is not told in the next').toBeNull();
  });

  it('may put a lifted stone elsewhere as long as it is not played', async () => {
    const { turn } = table(MOVING);
    await turn.press('0,0');
    await turn.press('2,0');
    expect([turn.choosing, [...turn.landings.keys()]]).toEqual([true, ['2,0', '1,1']]);
    await turn.press('3,0');
    expect([turn.ready, [...turn.landings.keys()]]).toEqual([true, ['2,0', '1,1']]);
  });

  it('changes to another stone', async () => {
    const { turn } = table(MOVING);
    await turn.press('0,0');
    await turn.press('3,0');
    expect(turn.origin).toBe('3,0');
  });

  it('lays no stone from the hand when a lifted one is put down before the answer', async () => {
    const { turn, asked, delay, release } = table({
      ...MOVING,
      steps: [...PLACING.steps!, ...MOVING.steps!, { text: '2,0', cell: '2,0' }],
    });
    delay();
    void turn.press('0,0');
    await turn.press('2,0');
    expect([turn.landings.size, asked]).toEqual([0, ['0,0>']]);
    await release();
    expect([turn.origin, turn.target, turn.choosing]).toEqual(['0,0', '2,0', true]);
    expect(asked).toEqual(['0,0>', '0,0>2,0']);
  });

  it('lays a stone where it was dropped before the answer, and asks once about one that is in the air', async () => {
    const { turn, asked, delay, release } = table(MOVING);
    delay();
    const taken = turn.take('0,0');
    await turn.drop('2,0');
    await release();
    expect([await taken, turn.target, asked]).toEqual([true, '2,0', ['0,0>', '0,0>2,0']]);
    turn.back();
    expect([await turn.take('0,0'), await turn.take('0,0')]).toEqual([true, true]);
    expect(asked.slice(2)).toEqual(['0,0>']);
  });

  it('forgets what was asked before everything was put back, or the turn was over', async () => {
    for (const end of ['back', 'over'] as const) {
      const { turn, delay, release, goOn } = table(PLACING);
      delay();
      void turn.press('1,0');
      if (end === 'back') turn.back();
      else {
        goOn();
        turn.begin(null);
        turn.begin({ ...PLACING });
      }
      await release();
      expect([turn.stage, turn.ready, turn.target]).toEqual([{ at: 'start' }, false, null]);
    }
  });

  it('lifts no stone that was put back before the answer', async () => {
    const { turn, delay, release } = table(MOVING);
    delay();
    void turn.press('0,0');
    turn.back();
    await release();
    expect([turn.stage, turn.origin, turn.landings.size]).toEqual([{ at: 'start' }, null, 0]);
  });

  it('is sent once, and comes back to its start when it is refused', async () => {
    const { turn, sent, refuse } = table(PLACING);
    await turn.press('1,0');
    refuse(WHY);
    await Promise.all([turn.send(), turn.send()]);
    expect([sent, turn.stage.at, turn.refused]).toEqual([['1,0'], 'start', { cell: '1,0', refusal: WHY }]);
  });

  it('takes no refusal of the turn before for its own', async () => {
    const { turn, refuse } = table(PLACING);
    await turn.press('1,0');
    refuse(WHY);
    const late = turn.send();
    turn.begin({ ...PLACING });
    await Promise.all([turn.press('1,0'), late]);
    expect([turn.stage.at, turn.refused]).toEqual(['ready', null]);
  });

  it('hears nothing while it is not this hand’s', async () => {
    const { turn, asked } = table(PLACING);
    turn.begin(null);
    await turn.press('1,0');
    expect([asked, turn.stage]).toEqual([[], { at: 'waiting' }]);
  });

  it('passes when there is nothing else', async () => {
    const { turn, sent } = table({ text: 'pass', ready: true });
    expect(turn.ready).toBe(true);
    await turn.send();
    expect(sent).toEqual(['pass']);
  });
});

describe('hexagons', () => {
  it('finds the cell under a point', () => {
    for (const hex of rowsOf(5).flat()) expect(hexAt(placeOf(hex))).toEqual(hex);
  });
  it('has 127 cells at seven a side', () => expect(rowsOf(7).flat()).toHaveLength(127));
  it('reads moves', () => {
    expect(
      movedBy({
        kind: 'move',
        moves: [
          { origin: '1,-1', to: '2,0' },
          { piece: 'group', to: '3,0' },
        ],
      }),
    ).toEqual({ from: '1,-1', to: '2,0' });
    expect(movedBy({ kind: 'place', moves: [{ to: '0,0' }] })).toEqual({ from: null, to: '0,0' });
    expect(movedBy({ kind: 'pass' })).toBeNull();
  });
  it('joins lines that lie on each other', () => {
    expect(
      joined([
        ['0,0', '1,0', '2,0'],
        ['1,0', '2,0', '3,0'],
        ['0,0', '0,1', '0,2'],
      ]).map((line) => line.length),
    ).toEqual([4, 3]);
  });
  it('lays a capsule along its line', () => expect(capsuleOf(['0,0', '1,0', '2,0'])?.turn).toBe(0));
});
