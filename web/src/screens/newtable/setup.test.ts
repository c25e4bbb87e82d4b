/** A table that is being set up: what is asked once, what place by place, and what only a terminal asks for. */
import { beforeEach, describe, expect, it } from 'vitest';
import { browser } from '../../testing/browser';
import type { GameOffered, OptionOffered } from '../../wire';

let setups: typeof import('./setup.svelte');
let games: typeof import('../../games/offered.svelte');
beforeEach(async () => {
  browser();
  setups = await import('./setup.svelte');
  games = await import('../../games/offered.svelte');
});

const OPTIONS: OptionOffered[] = [
  { name: 'beds', form: 'any text at all', default: 4, fits: { type: 'whole-number', least: 2, most: 4, blank: false } },
  { name: 'soil', form: 'clay', default: 'clay', fits: { type: 'one-word', words: ['clay', 'sand'] } },
  { name: 'rain', form: '', default: false, fits: { type: 'yes-or-no' } },
  { name: 'ages', form: '70,-,8', default: null, fits: { type: 'each-seat', words: [] } },
  { name: 'first', form: '0, 1, ... | none', default: null, fits: { type: 'one-seat' } },
  { name: 'colours', form: '', default: null, fits: { type: 'each-seat', words: ['red', 'blue'] } },
  { name: 'weather', form: 'one | two', default: 'one', fits: null },
];

function garden(options: OptionOffered[]): GameOffered {
  const edition = { id: 'garden/common', least: 2, most: 3, options };
  return { game: 'garden', editions: [edition], levels: [], scene: true, familiar: { en: 'garden/common' }, learning: [] };
}

describe('the set-up of a table', () => {
  it('asks once for what fits the whole table, by what programs are told and not by its text for people', () => {
    games.offered.offered = [garden(OPTIONS)];
    const setup = new setups.TableSetup('garden', 'friends', 'en');
    expect(setup.choices.map(({ name }) => name)).toEqual(['beds', 'soil', 'rain']);
  });

  it('asks place by place for what belongs to a seat, for colours where there are more seats than need be', () => {
    games.offered.offered = [garden(OPTIONS)];
    const setup = new setups.TableSetup('garden', 'friends', 'en');
    expect([setup.asksAges, setup.asksFirst, setup.asksHandicap, setup.colourNames]).toEqual([true, true, false, []]);
    setup.add();
    expect(setup.colourNames).toEqual(['red', 'blue']);
  });

  it('asks for nothing that the game does not offer', () => {
    games.offered.offered = [garden([])];
    const setup = new setups.TableSetup('garden', 'friends', 'en');
    expect([setup.choices, setup.asksAges, setup.asksFirst, setup.asksHandicap, setup.colourNames]).toEqual([[], false, false, false, []]);
  });
});
