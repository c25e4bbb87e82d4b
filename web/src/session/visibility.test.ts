/** Whose eyes a device has, case by case. */
import { describe, expect, it } from 'vitest';
import { shownOn, type Device, type DeviceSight } from './visibility';

const nobody: DeviceSight = { curtain: null, hand: null, active: null, lookers: [], looker: null };
const alone: Device = { secret: true, you: [1], held: 1, mover: null, running: true };
const shared: Device = { secret: true, you: [0, 2], held: null, mover: null, running: true };
const open: Device = { ...shared, secret: false };

const CASES: [string, Device, Partial<DeviceSight>][] = [
  ['a watcher sees no hand', { ...alone, you: [], held: null }, {}],
  ['one person sees their own hand while others think', alone, { hand: 1 }],
  ['one person plays in their turn', { ...alone, mover: 1 }, { hand: 1, active: 1 }],
  ['one person keeps their hand when the game is over', { ...alone, running: false }, { hand: 1 }],
  ['the curtain waits for the one to move', { ...shared, mover: 2 }, { curtain: 2 }],
  ['who has taken the device plays', { ...shared, held: 2, mover: 2 }, { hand: 2, active: 2 }],
  ['the curtain is down before another person, whoever held the device', { ...shared, held: 0, mover: 2 }, { curtain: 2 }],
  ['while somebody far away thinks the device lies there, and anybody may look', shared, { lookers: [0, 2] }],
  ['who looks meanwhile sees their own hand and cannot play', { ...shared, held: 0 }, { hand: 0, looker: 0 }],
  ['when it is over nobody is asked to look', { ...shared, running: false }, {}],
  ['when it is over who held the device still does', { ...shared, held: 2, running: false }, { hand: 2 }],
  ['an open game has no curtain', { ...open, mover: 2 }, { hand: 2, active: 2 }],
  ['an open game shows the first seat while others think', open, { hand: 0 }],
];

describe('what a device shows', () => {
  it.each(CASES)('%s', (_, device, shown) => expect(shownOn(device)).toEqual({ ...nobody, ...shown }));

  it('never shows a hand whose eyes a shared device has not, in a game with hidden hands', () => {
    for (const you of [
      [0, 1],
      [0, 1, 2, 3, 4, 5],
    ])
      for (const held of [null, ...you])
        for (const mover of [null, ...you])
          for (const running of [true, false]) {
            const { curtain, hand, active } = shownOn({ secret: true, you, held, mover, running });
            expect(hand === null || hand === held).toBe(true);
            expect(active === null || active === held).toBe(true);
            expect(curtain === null || (hand === null && active === null)).toBe(true);
          }
  });
});
