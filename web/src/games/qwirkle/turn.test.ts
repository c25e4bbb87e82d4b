/** Turns of Qwirkle without a browser: what the headless state asks, offers and plays. */
import { describe, expect, it } from 'vitest';
import type { PreviewSent, QwirkleView, Refusal } from '../../wire';
import { acting } from '../../testing/acting';
import { Turn } from './turn.svelte';
import { laying as lay, placedBy, swappedBy, swapping } from './cells';

const view = (hand: string[], tiles: [string, number, number][] = [], swap = 6): QwirkleView => ({
  tiles: tiles.map(([tile, x, y]) => ({ tile, x, y, fresh: false })),
  hands: [hand, ['??']],
  bag: 20,
  unseen: {},
  announced: null,
  opening: false,
  swap,
  symbols: true,
  size: 6,
  copies: 3,
});

const step = (piece: string, cell: string, text: string, points: number) => ({ piece, cell, text, points, kind: 'lay' });
const START: PreviewSent = {
  text: '',
  ready: false,
  steps: [step('rs', '1,0', 'rs@1,0', 2), step('bs', '0,1', 'bs@0,1', 2), { text: 'swap:', cell: '', kind: 'swap' }],
};
const ONE: PreviewSent = { text: 'rs@1,0', ready: true, points: 2, steps: [step('rc', '2,0', 'rs@1,0+rc@2,0', 3)] };
const TWO: PreviewSent = { text: 'rs@1,0+rc@2,0', ready: true, points: 3 };
const WHY: Refusal = { message: { id: 'qwirkle-clash' }, cells: ['5,5'] };

function table(hand = ['rs', 'rc', 'bs']) {
  const answers: Record<string, PreviewSent> = { 'lay rs@1,0': ONE, 'lay rs@1,0 rc@2,0': TWO };
  const hands = acting((partial) => answers[partial] ?? { text: partial, ready: false, refusal: WHY });
  const laying = new Turn(hands.act);
  laying.see(view(hand), 0);
  laying.begin(START);
  const id = (tile: string): number => laying.rack.find((held) => held.tile === tile)!.id;
  return { ...hands, laying, id };
}

describe('a turn of Qwirkle', () => {
  it('offers a tile only the cells that were sent for it', () => {
    const { laying, id } = table();
    laying.choose(id('rs'));
    expect([...laying.offered.keys()]).toEqual(['1,0']);
    expect(laying.gain(laying.offered.get('1,0')!)).toBe(2);
  });

  it('lays tile after tile and counts what the server counts', async () => {
    const { laying, id, sent } = table();
    await laying.put(id('rs'), 1, 0);
    await laying.put(id('rc'), 2, 0);
    expect(laying.points).toBe(3);
    expect(laying.loose.map(({ tile }) => tile)).toEqual(['bs']);
    await laying.send();
    expect(sent).toEqual(['rs@1,0+rc@2,0']);
  });

  it('takes no cell away while tiles are laid: whole rows of them would come and go under a finger', async () => {
    const { laying, id } = table();
    const laid = laying.put(id('rs'), 1, 0);
    expect(laying.cells).toEqual(['1,0', '0,1']);
    await laid;
    expect(laying.cells).toEqual(['1,0', '0,1', '2,0']);
  });

  it('forgets a question that is answered after the turn', async () => {
    const { laying, id } = table();
    const put = laying.put(id('rs'), 1, 0);
    laying.begin(null);
    await put;
    expect(laying.laid).toEqual([]);
    expect(laying.answer).toBeNull();
    expect(laying.guessed).toBe(false);
  });

  it('leaves a refused tile in the rack and says why', async () => {
    const { laying, id } = table();
    await laying.put(id('bs'), 5, 5);
    expect(laying.laid).toEqual([]);
    expect(laying.turned).toMatchObject({ tile: 'bs', x: 5, y: 5, refusal: WHY });
    laying.choose(id('rs'));
    expect(laying.turned).toBeNull();
  });

  it('says no more why a tile was refused once another is put', async () => {
    const { laying, id, delay, release } = table();
    await laying.put(id('bs'), 5, 5);
    delay();
    const put = laying.put(id('rs'), 1, 0);
    expect(laying.turned).toBeNull();
    await release();
    await put;
  });

  it('hears the answer for what lies there though the table is shown anew meanwhile', async () => {
    const { laying, id, delay, release } = table();
    delay();
    const put = laying.put(id('rs'), 1, 0);
    laying.see(view(['rs', 'rc', 'bs']), 0);
    await release();
    await put;
    expect(laying.ready).toBe(true);
  });

  it('takes back only a tile that lies there, and none while it is sent', async () => {
    const { laying, id, asked } = table();
    await laying.put(id('rs'), 1, 0);
    await laying.takeBack(id('bs'));
    expect([laying.laid.length, laying.ready, asked.length]).toEqual([1, true, 1]);
    const sending = laying.send();
    await laying.takeBack(id('rs'));
    expect([laying.laid.length, laying.sending]).toEqual([1, true]);
    await sending;
  });

  it('lays a hint out: tiles on their cells, or marked to be swapped', async () => {
    const { laying, id } = table(['rs', 'rc', 'bs', 'rs']);
    const moves = [{ piece: 'rs' }, { piece: 'bs' }, { piece: 'rs' }];
    await laying.follow({ action: '', deed: { kind: 'swap', moves } });
    expect(laying.stage).toEqual({ at: 'swapping', marked: new Set(laying.rack.filter(({ tile }) => tile !== 'rc').map((one) => one.id)) });
    await laying.follow({ action: '', deed: { kind: 'lay', moves: [{ piece: 'rs', to: '1,0' }] } });
    expect([laying.stage.at, laying.laid]).toEqual(['laying', [{ id: id('rs'), tile: 'rs', x: 1, y: 0 }]]);
  });

  it('is laid out again from its draft: tiles on their cells, or marked to be swapped', async () => {
    const { laying, id } = table();
    expect(laying.draft).toBeNull();
    await laying.put(id('rs'), 1, 0);
    await laying.put(id('rc'), 2, 0);
    const again = table();
    await again.laying.follow(laying.draft!);
    expect(again.laying.laid.map(({ tile, x, y }) => `${tile}@${x},${y}`)).toEqual(['rs@1,0', 'rc@2,0']);
    expect([again.laying.points, again.laying.ready]).toEqual([3, true]);
    laying.takeBackAll();
    expect(laying.draft).toBeNull();
    await laying.startSwapping();
    laying.mark(id('bs'));
    await again.laying.follow(laying.draft!);
    expect(again.laying.stage).toEqual({ at: 'swapping', marked: new Set([again.id('bs')]) });
  });

  it('takes the last tile back, then all', async () => {
    const { laying, id } = table();
    await laying.put(id('rs'), 1, 0);
    await laying.put(id('rc'), 2, 0);
    await laying.takeBack();
    expect(laying.answer).toBe(ONE);
    laying.takeBackAll();
    expect(laying.answer).toBe(START);
    expect(laying.laid).toEqual([]);
  });

  it('ignores an answer that something newer has overtaken', async () => {
    const { laying, id } = table();
    const slow = laying.put(id('rs'), 1, 0);
    laying.takeBackAll();
    await slow;
    expect(laying.answer).toBe(START);
  });

  it('asks for everything that lies there when a second tile comes before the answer', async () => {
    const { laying, id } = table();
    const first = laying.put(id('rs'), 1, 0);
    const second = laying.put(id('rc'), 2, 0);
    await Promise.all([first, second]);
    expect(laying.answer).toBe(TWO);
    expect(laying.laid).toHaveLength(2);
  });

  it('comes back to what lies there when the second tile is refused', async () => {
    const { laying, id } = table();
    const first = laying.put(id('rs'), 1, 0);
    const second = laying.put(id('bs'), 5, 5);
    await Promise.all([first, second]);
    await Promise.resolve();
    expect(laying.turned?.tile).toBe('bs');
    expect(laying.answer).toBe(ONE);
  });

  it('marks no more tiles than may be swapped', () => {
    const { laying, id } = table();
    laying.see(view(['rs', 'rc', 'bs'], [], 2), 0);
    void laying.startSwapping();
    for (const tile of ['rs', 'rc', 'bs']) laying.choose(id(tile));
    expect(laying.action).toEqual({ kind: 'swap', moves: [{ piece: 'rs' }, { piece: 'rc' }] });
    laying.choose(id('rc'));
    expect(laying.action).toEqual({ kind: 'swap', moves: [{ piece: 'rs' }] });
  });

  it('says why nothing can be swapped when that is asked for, and forgets it with the next step', async () => {
    const { laying, asked, id } = table();
    laying.begin({ ...START, steps: START.steps!.slice(0, 2) });
    await laying.startSwapping();
    expect([laying.swapping, laying.refusal, asked]).toEqual([false, WHY, ['swap rs']]);
    laying.choose(id('rs'));
    expect(laying.refusal).toBeNull();
  });

  it('shows the hand of whoever is seen, anew when the table or the eyes are others', async () => {
    const { laying } = table();
    const given = { view: view(['gx', 'gs']), hand: 0, start: START, hint: null };
    await laying.set(given);
    const { rack } = laying;
    expect(rack.map(({ tile }) => tile)).toEqual(['gx', 'gs']);
    await laying.set({ ...given });
    expect(laying.rack).toBe(rack);
    await laying.set({ ...given, view: view(['gx', 'bc']) });
    expect(laying.rack.map(({ tile }) => tile)).toEqual(['gx', 'bc']);
    await laying.set({ ...given, hand: null });
    expect(laying.rack).toEqual([]);
  });

  it('asks nothing about swapping out of turn or with every tile laid', async () => {
    const { laying, asked } = table();
    laying.begin(null);
    await laying.startSwapping();
    laying.see(view([]), 0);
    laying.begin({ ...START, steps: [] });
    await laying.startSwapping();
    expect([laying.swapping, asked]).toEqual([false, []]);
  });

  it('holds on to a chosen tile as long as it is in the hand', () => {
    const { laying, id } = table();
    const [rs] = [id('rs')];
    laying.choose(rs);
    laying.see(view(['rs', 'rc', 'gx']), 0);
    expect(laying.chosen).toBe(rs);
    laying.see(view(['rc', 'gx']), 0);
    expect(laying.chosen).toBeNull();
  });

  it('passes only when that is the one step there is', () => {
    const { laying } = table();
    expect(laying.mustPass).toBe(false);
    laying.begin({ text: '', ready: false, steps: [{ text: 'pass', cell: '', kind: 'pass' }] });
    expect(laying.action).toBe('pass');
  });

  it('keeps every tile in its place when others are drawn', () => {
    const { laying, id } = table();
    const [rc, bs] = [id('rc'), id('bs')];
    laying.arrange(bs, 0);
    laying.see(view(['rc', 'bs', 'gx']), 0);
    expect(laying.rack.map(({ tile }) => tile)).toEqual(['bs', 'gx', 'rc']);
    expect([id('rc'), id('bs')]).toEqual([rc, bs]);
  });

  it('clears the play when the table shows it, and gives it back when it is refused', async () => {
    const { laying, id, refuse } = table();
    await laying.put(id('rs'), 1, 0);
    refuse(WHY);
    await laying.send();
    expect(laying.refusal).toBe(WHY);
    expect(laying.laid).toHaveLength(1);
    laying.see(view(['rc', 'bs', 'gx'], [['rs', 1, 0]]), 0);
    expect(laying.laid).toEqual([]);
  });

  it('takes no refusal of the turn before for its own', async () => {
    const { laying, id, refuse } = table();
    await laying.put(id('rs'), 1, 0);
    refuse(WHY);
    const late = laying.send();
    laying.begin(null);
    laying.begin({ ...START });
    await late;
    expect([laying.refusal, laying.laid, laying.sending]).toEqual([null, [], false]);
  });

  it('lays no tile when the answer comes after the turn, and plays none in the next', async () => {
    const { laying, id, sent, delay, release, goOn } = table();
    delay();
    void laying.put(id('rs'), 1, 0);
    goOn();
    laying.begin(null);
    await release();
    expect(laying.laid).toEqual([]);
    goOn();
    laying.begin({ ...START });
    await release();
    expect([laying.laid, laying.ready, laying.action]).toEqual([[], false, null]);
    await laying.send();
    expect(sent).toEqual([]);
  });

  it('lays no tile that was taken back, and says nothing of it, when the answer comes later', async () => {
    for (const at of [1, 5]) {
      const { laying, id, delay, release } = table();
      await laying.put(id('rs'), 1, 0);
      delay();
      void laying.put(id('rs'), at, at - 1);
      laying.takeBackAll();
      await release();
      expect([laying.laid, laying.turned, laying.action]).toEqual([[], null, null]);
    }
  });

  it('believes the newest of two answers, in whatever order they come', async () => {
    for (const order of ['oldest', 'newest'] as const) {
      const { laying, id, delay, release } = table();
      delay();
      void laying.put(id('rs'), 1, 0);
      void laying.put(id('rc'), 2, 0);
      await release(order);
      expect([laying.answer, laying.laid.length, laying.stage.at]).toEqual([TWO, 2, 'laying']);
    }
  });

  it('plays nothing that the server has not yet answered, and once what it has', async () => {
    const { laying, id, sent, delay, release } = table();
    delay();
    void laying.put(id('rs'), 1, 0);
    await laying.send();
    await laying.send();
    expect([sent, laying.guessed]).toEqual([[], true]);
    await release();
    await laying.send();
    await laying.send();
    expect(sent).toEqual(['rs@1,0']);
  });

  it('plays what lies there as soon as the server has said yes, when the key was pressed before', async () => {
    const { laying, id, sent, delay, release } = table();
    delay();
    void laying.put(id('rs'), 1, 0);
    void laying.put(id('rc'), 2, 0);
    expect([laying.laid.length, laying.canSend]).toEqual([2, true]);
    void laying.send();
    expect([sent, laying.canSend]).toEqual([[], false]);
    await release();
    expect([sent, laying.sending]).toEqual([['rs@1,0+rc@2,0'], true]);
  });

  it('plays nothing when what lay there was changed after the key, or is refused', async () => {
    for (const change of ['take back', 'another tile', 'refused'] as const) {
      const { laying, id, sent, delay, release } = table();
      delay();
      void laying.put(id('rs'), 1, 0);
      if (change === 'refused') void laying.put(id('bs'), 5, 5);
      void laying.send();
      if (change === 'take back') void laying.takeBack();
      if (change === 'another tile') void laying.put(id('rc'), 2, 0);
      await release();
      expect([change, sent]).toEqual([change, []]);
      if (change === 'refused') expect([laying.turned?.tile, laying.laid.length]).toEqual(['bs', 1]);
    }
  });

  it('asks again about tiles that lay there before a reconnection', async () => {
    const { laying, id } = table();
    await laying.put(id('rs'), 1, 0);
    laying.begin({ ...START });
    await Promise.resolve();
    expect(laying.laid).toHaveLength(1);
    expect(laying.answer?.text).toBe('rs@1,0');
  });
});

describe('a deed', () => {
  it('is read as it is said', () => {
    const placed = [
      { tile: 'rs', x: 3, y: 0 },
      { tile: 'bs', x: -3, y: 1 },
    ];
    expect(placedBy(lay(placed))).toEqual(placed);
    expect(swappedBy(swapping(['rs', '??']))).toEqual(['rs', '??']);
    expect([placedBy(swapping(['rs'])), swappedBy(lay(placed)), placedBy(null), swappedBy(undefined)]).toEqual([[], [], [], []]);
  });
});
