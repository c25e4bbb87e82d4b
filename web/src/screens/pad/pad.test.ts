/** A score pad: every turn once, in order, corrected where it was wrong, and still there after a reload. */
import { beforeEach, describe, expect, it } from 'vitest';
import { SHEETS } from '../../games/sheets';
import { browser, type Browser } from '../../testing/browser';

let here: Browser;
let pads: typeof import('./pad.svelte');
beforeEach(async () => {
  here = browser();
  pads = await import('./pad.svelte');
});

describe('a score pad', () => {
  it('adds up, says whose turn it is, and who is ahead', () => {
    const pad = new pads.ScorePad('qwirkle', SHEETS['qwirkle']!);
    pad.add();
    expect([pad.names.length, pad.next, pad.ahead]).toEqual([3, 0, []]);
    for (const points of [3, 7, 4, 12]) pad.write(pad.next, points);
    expect([pad.totals, pad.next, pad.ahead]).toEqual([[15, 7, 4], 1, [0]]);
    pad.correct(1, 18, true);
    expect([pad.totals, pad.ahead, pad.turns[1]]).toEqual([[15, 18, 4], [1], { seat: 1, points: 18, full: true }]);
    pad.correct(1, 17);
    expect(pad.turns[1]).toEqual({ seat: 1, points: 17 });
    pad.takeBack();
    expect([pad.totals, pad.next]).toEqual([[3, 17, 4], 0]);
  });

  it('tells who was ahead of the average after each whole round', () => {
    const pad = new pads.ScorePad('qwirkle', SHEETS['qwirkle']!);
    for (const points of [10, 4, 2, 8, 5]) pad.write(pad.next, points);
    expect(pad.lead).toEqual([
      [0, 3, 0],
      [0, -3, 0],
    ]);
  });

  it('moves pawns and boycotts with a turn, and back with it', () => {
    const pad = new pads.ScorePad('qwinn', SHEETS['qwinn']!);
    pad.move(0, 'full', 25, ['', 'minus']);
    expect([pad.pawns[0]?.space, pad.pawns[1]?.boycott, pad.totals]).toEqual(['full', 'minus', [25, 0]]);
    pad.move(1, '', 0, ['', 'minus']);
    expect([pad.totals, pad.pawns[1]?.space]).toEqual([[25, 0], 'topper']);
    pad.move(0, '', -19, ['', 'minus']);
    expect(pad.totals).toEqual([6, 0]);
    pad.takeBack();
    pad.takeBack();
    pad.takeBack();
    expect([pad.pawns[0]?.space, pad.pawns[1]?.boycott, pad.turns]).toEqual(['topper', '', []]);
  });

  it('is there again after a reload, whatever else is in the store', () => {
    const pad = new pads.ScorePad('qwinn', SHEETS['qwinn']!);
    pad.rename(0, 'Ann');
    pad.move(0, 'full', 25, ['', '']);
    pad.place(1, { space: '2x3', boycott: 'minus' });
    const again = new pads.ScorePad('qwinn', SHEETS['qwinn']!);
    expect([again.names, again.totals, again.pawns[1]]).toEqual([['Ann', ''], [25, 0], { space: '2x3', boycott: 'minus' }]);
    again.takeBack();
    expect(again.pawns[0]?.space).toBe('topper');
    here.local.setItem(
      'speeltafel.pad.qwinn',
      '{"names":["a","b"],"turns":[{"seat":7,"points":1},{"seat":1,"points":"x"},3],"pawns":[{"space":3,"boycott":"no"}]}',
    );
    const odd = new pads.ScorePad('qwinn', SHEETS['qwinn']!);
    expect([odd.turns, odd.pawns[0]]).toEqual([[], { space: 'topper', boycott: '' }]);
    here.local.setItem('speeltafel.pad.qwinn', 'no');
    expect(new pads.ScorePad('qwinn', SHEETS['qwinn']!).names).toEqual(['', '']);
  });

  it('lets nobody go who has points, and no more come than can play', () => {
    const pad = new pads.ScorePad('qwirkle', SHEETS['qwirkle']!);
    for (let index = 0; index < 20; index += 1) pad.add();
    expect(pad.names).toHaveLength(8);
    pad.write(7, 3);
    pad.remove();
    expect(pad.names).toHaveLength(8);
    pad.takeBack();
    for (let index = 0; index < 20; index += 1) pad.remove();
    expect(pad.names).toHaveLength(2);
  });
});

describe('what is typed', () => {
  it('is a sum of lines, of which one may be full', async () => {
    const { Entry } = await import('./entry.svelte');
    const entry = new Entry();
    entry.type(1);
    entry.type(2);
    entry.plus();
    entry.type(3);
    expect([entry.total, entry.text, entry.isFull]).toEqual([15, '12 + 3', false]);
    entry.add(12, true);
    expect([entry.total, entry.text, entry.isFull]).toEqual([27, '12 + 3 + 12', true]);
    entry.back();
    expect([entry.total, entry.isFull]).toEqual([15, false]);
    entry.clear();
    expect([entry.total, entry.isEmpty, entry.text]).toEqual([0, true, '']);
    for (let index = 0; index < 9; index += 1) entry.type(9);
    expect(entry.total).toBe(999);
  });
});
