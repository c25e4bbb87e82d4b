/** Turns of Qwinn! and its dice without a browser. */
import { describe, expect, it } from 'vitest';
import type { PreviewSent } from '../../wire';
import { acting } from '../../testing/acting';
import { Turn } from './turn.svelte';
import { Dice } from './dice.svelte';
import { going, keeping, keptBy, rolledBy, useOf, wentBy } from './deeds';

const threw = (...dice: string[]) => ({ kind: 'roll', moves: dice.map((piece) => ({ piece })) });
const kept = (...dice: string[]) => ({ kind: 'keep', moves: dice.map((piece) => ({ piece })) });

const pips = (dice: Dice): number[] => dice.dice.map((die) => die.pips);

describe('five dice', () => {
  it('stay in their places when they are kept', () => {
    const dice = new Dice();
    dice.see([1, 2, 3, 6], 4, [threw('w1', 'w2', 'w3', 'w6', 'r4')]);
    dice.hold(2);
    dice.hold(4);
    dice.see([1, 3, 5, 5], 4, [kept('w3', 'r4'), threw('w1', 'w3', 'w5', 'w5', 'r4')]);
    expect(pips(dice)).toEqual([1, 5, 3, 5, 4]);
    expect([...dice.thrown]).toEqual([0, 1, 3]);
    expect([...dice.held]).toEqual([2, 4]);
  });

  it('are all thrown when a turn begins', () => {
    const dice = new Dice();
    dice.see([1, 1, 1, 1], 1, [threw('w1', 'w1', 'w1', 'w1', 'r1')]);
    dice.hold(0);
    dice.see([2, 2, 3, 4], 5, [going('topper'), threw('w2', 'w2', 'w3', 'w4', 'r5')]);
    expect(dice.held.size).toBe(0);
    expect(dice.thrown.size).toBe(5);
  });

  it('lie still when a table is opened again', () => {
    const dice = new Dice();
    dice.see([2, 2, 3, 4], 5, []);
    expect(pips(dice)).toEqual([2, 2, 3, 4, 5]);
    expect(dice.thrown.size).toBe(0);
    dice.hold(1);
    dice.see([2, 2, 3, 4], 5, []);
    expect([...dice.held]).toEqual([1]);
  });
});

describe('a turn of Qwinn!', () => {
  const START: PreviewSent = {
    text: '',
    ready: false,
    steps: [
      { text: 'go:full', cell: 'full', points: 25, kind: 'go' },
      { text: 'go:full+minus', cell: 'full', piece: '+minus', points: 25, kind: 'go' },
      { text: 'go:2x3', cell: '2x3', points: 9, kind: 'go' },
      { text: 'fail', cell: '', points: -11, kind: 'fail' },
      { text: 'keep:/-', cell: '', kind: 'keep' },
    ],
  };
  function table(start = START) {
    const hands = acting((text) => ({ text, ready: false, refusal: { message: { id: 'qwinn-too-far' } } }));
    const dice = new Dice();
    dice.see([1, 1, 3, 3], 3, [threw('w1', 'w1', 'w3', 'w3', 'r3')]);
    const choice = new Turn(hands.act, dice);
    choice.begin(start);
    return { ...hands, choice, dice };
  }

  it('goes to a space and uses the red die', async () => {
    const { choice, sent } = table();
    await choice.choose('full');
    expect(choice.uses).toEqual(['+minus']);
    choice.use('+minus');
    await choice.go();
    expect(sent).toEqual(['go:full+minus']);
  });

  it('closes the uses of the red die for a jump', async () => {
    const { choice } = table();
    await choice.choose('2x3');
    expect([...choice.allowed]).toEqual(['']);
  });

  it('throws the loose dice', async () => {
    const { choice, dice, sent } = table();
    dice.hold(2);
    dice.hold(3);
    await choice.throwAgain();
    expect(sent).toEqual(['keep w3 w3']);
  });

  it('does not throw when all are held or no throw is left', () => {
    const { choice, dice } = table();
    for (const id of [0, 1, 2, 3, 4]) dice.hold(id);
    expect(choice.canThrow).toBe(false);
    expect(table({ ...START, steps: START.steps?.filter(({ kind }) => kind !== 'keep') }).choice.canThrow).toBe(false);
  });

  it('says why a space cannot be reached', async () => {
    const { choice } = table();
    await choice.choose('large');
    expect(choice.refused?.space).toBe('large');
    expect(choice.space).toBeNull();
  });

  it('says why about the space that was asked last, and nothing of the turn before', async () => {
    const { choice, delay, release, goOn } = table();
    delay();
    void choice.choose('large');
    void choice.choose('small');
    await release('newest');
    expect(choice.refused?.space).toBe('small');
    delay();
    void choice.choose('large');
    void choice.choose('full');
    await release();
    expect([choice.space, choice.refused]).toEqual(['full', null]);
    await choice.choose('large');
    choice.set(null);
    choice.set({ ...START });
    expect(choice.refused, 'what was asked in one turn is not told in the next').toBeNull();
    delay();
    void choice.choose('large');
    goOn();
    choice.begin(null);
    choice.begin({ ...START });
    await release();
    expect(choice.refused).toBeNull();
  });

  it('is sent once, and takes no refusal of the turn before for its own', async () => {
    const { choice, sent, refuse } = table();
    refuse({ message: { id: 'qwinn-too-far' } });
    await choice.choose('full');
    const late = Promise.all([choice.go(), choice.go(), choice.giveUp()]);
    expect(sent).toEqual(['go:full']);
    choice.set({ ...START });
    await choice.choose('2x3');
    await late;
    expect([choice.space, choice.refused]).toEqual(['2x3', null]);
  });

  it('is laid out again from its draft: the dice that are held, or the space and what the red die does', async () => {
    const { choice, dice } = table();
    dice.hold(2);
    dice.hold(4);
    const again = table();
    again.choice.follow(choice.draft!);
    expect(again.dice.kept.map(({ pips, red }) => [pips, red])).toEqual([
      [3, false],
      [3, true],
    ]);
    await choice.choose('full');
    choice.use('+minus');
    again.choice.follow(choice.draft!);
    expect([again.choice.space, again.choice.red]).toEqual(['full', '+minus']);
    const sending = choice.go();
    expect(choice.draft).toBeNull();
    await sending;
  });

  it('lays out no hint that goes where nobody can', () => {
    const { choice } = table();
    choice.follow({ deed: going('topper') } as Parameters<typeof choice.follow>[0]);
    expect([choice.space, choice.stage.at]).toEqual([null, 'start']);
  });

  it('fails for what the server says it costs', async () => {
    const { choice, sent } = table();
    expect(choice.fail?.points).toBe(-11);
    await choice.giveUp();
    expect(sent).toEqual(['fail']);
  });
});

describe('a deed', () => {
  it('is read as it is said', () => {
    expect(rolledBy(threw('w1', 'w3', 'r3'))).toEqual({ whites: [1, 3], red: 3 });
    expect(keptBy(keeping([]))).toEqual({ whites: [], red: 0 });
    expect(
      keptBy(
        keeping([
          { pips: 3, red: false },
          { pips: 5, red: true },
        ]),
      ),
    ).toEqual({ whites: [3], red: 5 });
    expect(wentBy({ kind: 'go', moves: [{ piece: '-minus', to: 'full' }] })).toEqual({ space: 'full', red: '-minus' });
    expect(wentBy(going('2x3'))).toEqual({ space: '2x3', red: '' });
    expect(['+minus', '-max2'].map(useOf)).toEqual([
      { puts: true, boycott: 'minus' },
      { puts: false, boycott: 'max2' },
    ]);
    expect([rolledBy(keeping([])), keptBy(threw('w1')), wentBy(null)]).toEqual([null, null, null]);
  });
});
