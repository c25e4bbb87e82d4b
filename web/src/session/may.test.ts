/** What may be asked of a table, case by case: every key is there where it makes sense, and nowhere else. */
import { describe, expect, it } from 'vitest';
import type { ClockSent, EventSent, SeatSent, TableSent } from '../wire';
import { mayAsk, mayAskOf, type May, type Situation } from './may';

const ANNA: SeatSent = { seat: 0, kind: 'person', name: 'Anna' };
const BEN: SeatSent = { seat: 1, kind: 'person', name: 'Ben' };
const BOT: SeatSent = { seat: 1, kind: 'bot', name: 'Bas' };
const FREE: SeatSent = { seat: 1, kind: 'open' };
const CLOCK: ClockSent = { kind: 'move', seconds: 60, ends: 5000 };
const event = (number: number, seat: number | null): EventSent => ({ number, action: '', said: { id: 'said' }, seat });

const TABLE: TableSent = { table: 'EIK-1', game: 'garden/common', options: {}, seats: [ANNA, BEN], status: 'running' };
type Table = NonNullable<Situation['table']>;
const table = (more: Partial<TableSent>): Table => ({ ...TABLE, ...more }) as Table;
const PLAYING: Situation = {
  table: table({}),
  you: [0],
  turn: 1,
  mover: null,
  running: true,
  events: [event(0, null), event(1, 0)],
  shared: false,
  held: 0,
  invited: [],
};
const OVER: Partial<Situation> = { running: false, turn: null, table: table({ status: 'finished' }) };

/** The keys that are there. */
function keys(more: Partial<Situation>): string[] {
  const may: May = mayAsk({ ...PLAYING, ...more });
  return Object.entries(may)
    .filter(([, is]) => is !== false && is !== null)
    .map(([name]) => name);
}

describe('what may be asked of a table', () => {
  const cases: [string, Partial<Situation>, string[]][] = [
    ['somebody in a game of two people', {}, ['undo', 'draw', 'leave', 'move', 'write']],
    ['who has not played yet', { events: [event(0, null), event(1, 1)] }, ['draw', 'leave', 'move', 'write']],
    ['one person against a bot', { table: table({ seats: [ANNA, BOT] }) }, ['undo', 'leave', 'move', 'help', 'write']],
    [
      'one person against two bots',
      { table: table({ seats: [ANNA, BOT, { ...BOT, seat: 2 }] }) },
      ['undo', 'leave', 'move', 'help', 'write'],
    ],
    ['one person beside a free chair', { table: table({ seats: [ANNA, FREE] }) }, ['undo', 'leave', 'move', 'write']],
    ['people who agreed to hints', { table: table({ hints: true }) }, ['undo', 'draw', 'leave', 'move', 'help', 'write']],
    [
      'a clock that runs for somebody elsewhere',
      { table: table({ clock: CLOCK }) },
      ['undo', 'pause', 'draw', 'leave', 'move', 'write', 'claim'],
    ],
    ['a clock that runs here', { table: table({ clock: CLOCK }), turn: 0, mover: 0 }, ['undo', 'pause', 'draw', 'leave', 'move', 'write']],
    ['a clock that stands', { table: table({ clock: { ...CLOCK, paused: true } }) }, ['undo', 'resume', 'draw', 'leave', 'move', 'write']],
    ['no clock', { table: table({ clock: { kind: 'none' } }) }, ['undo', 'draw', 'leave', 'move', 'write']],
    [
      'a pause without a clock',
      { table: table({ clock: { kind: 'none', paused: true } }) },
      ['undo', 'resume', 'draw', 'leave', 'move', 'write'],
    ],
    ['a shared device with a hand open', { you: [0, 1], shared: true }, ['undo', 'draw', 'leave', 'cover', 'write']],
    ['a shared device that lies there', { you: [0, 1], shared: true, held: null }, ['undo', 'draw', 'leave', 'write']],
    [
      'two people at one device who agreed to hints: each would see what the other is told',
      { you: [0, 1], shared: true, table: table({ hints: true }) },
      ['undo', 'draw', 'leave', 'cover', 'write'],
    ],
    ['free words switched off', { table: table({ free_chat: false }) }, ['undo', 'draw', 'leave', 'move']],
    ['a watcher', { you: [], held: null, table: table({ clock: CLOCK }) }, []],
    ['a watcher with an invitation', { you: [], held: null, invited: [{ invitation: 'x', place: 1 }] }, ['sit']],
    ['the end', OVER, ['rematch', 'write']],
    ['the end, before the table has said so', { ...OVER, table: table({}) }, ['rematch', 'write']],
    ['the end, with the next game laid', { ...OVER, table: table({ status: 'finished', rematch: 'EIK-2' }) }, ['write']],
    ['a game that was broken off', { ...OVER, table: table({ status: 'abandoned' }) }, ['write']],
    ['a watcher at the end', { ...OVER, you: [], invited: [{ invitation: 'x', place: 1 }] }, []],
    ['a table that has not begun', { running: false, turn: null, events: [], table: table({ status: 'open' }) }, ['write']],
    ['a table that nothing is known of', { running: false, turn: null, events: [], table: null, you: [] }, []],
  ];
  it.each(cases)('%s', (_, more, expected) => {
    expect(keys(more)).toEqual(expected);
  });

  it('a claim waits for the end of that very time', () => {
    expect(mayAsk({ ...PLAYING, table: table({ clock: CLOCK }) }).claim).toBe(5000);
    expect(mayAsk({ ...PLAYING, table: table({ clock: { ...CLOCK, ends: null } }) }).claim).toBeNull();
  });
});

describe('what may be asked about another seat', () => {
  const cases: [string, SeatSent, { you?: number[]; running?: boolean; owner?: boolean }, string[]][] = [
    ['a person', BEN, {}, ['mute', 'standIn']],
    ['a person, by who laid the table', BEN, { owner: true }, ['mute', 'standIn', 'replace']],
    ['a person whom a bot plays for', { ...BEN, stand_in: 'gatherer' }, { owner: true }, ['mute', 'replace']],
    ['a person, by a watcher', BEN, { you: [] }, []],
    ['a person, by a watcher who laid the table', BEN, { you: [], owner: true }, ['replace']],
    ['a person at the end', BEN, { running: false, owner: true }, ['mute']],
    ['somebody at this device', BEN, { you: [0, 1], owner: true }, ['mute', 'standIn']],
    ['a bot', BOT, { owner: true }, []],
    ['a free chair', FREE, { owner: true }, []],
  ];
  it.each(cases)('%s', (_, seat, { you = [0], running = true, owner = false }, expected) => {
    const may = mayAskOf(seat, { you, running }, owner);
    expect(Object.entries(may).flatMap(([name, is]) => (is ? [name] : []))).toEqual(expected);
  });
});
