import { expect, test } from 'vitest';
import { readSpot, writeSpot, type TrialSpot } from './spot';

const spot: TrialSpot = {
  game: 'qwirkle/nl-2023',
  seats: 2,
  options: { first: 1 },
  position: '0,0/OS/OD bsgtpd/???? 0,2 1',
  moves: ['bs 0,1', 'swap r,g & more'],
  luck: 7,
  made: 'gt 1,1',
  table: 'KLOK-UV9TLC',
  at: 12,
};

test('a place is read as it was written', () => {
  expect(readSpot(writeSpot(spot))).toEqual(spot);
  const bare = { ...spot, options: {}, moves: [], luck: 0, made: '', table: '', at: null };
  expect(readSpot(writeSpot(bare))).toEqual(bare);
});

test('what is no place is none', () => {
  for (const text of [
    '',
    'g=qwirkle',
    'p=x&n=2',
    'g=qwirkle&p=x',
    'g=../x&p=x&n=2',
    'g=qwirkle&p=x&n=0',
    'g=qwirkle&p=x&n=17',
    'g=qwirkle&p=x&n=2&o=[1]',
    'g=qwirkle&p=x&n=2&o={',
  ]) {
    expect(readSpot(text), text).toBeNull();
  }
  expect([1, 16].map((seats) => readSpot(`g=qwirkle&p=x&n=${seats}`)?.seats)).toEqual([1, 16]);
  expect(readSpot(`g=qwirkle&n=2&p=${'x'.repeat(6000)}`)).not.toBeNull();
  expect(readSpot(`g=qwirkle&n=2&p=${'x'.repeat(6001)}`)).toBeNull();
  expect(readSpot(`g=qwirkle&n=2&p=x${'&m=y'.repeat(400)}`)?.moves.length).toBe(400);
  expect(readSpot(`g=qwirkle&n=2&p=x${'&m=y'.repeat(401)}`)).toBeNull();
});
