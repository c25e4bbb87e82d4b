/** Looking back: whatever is shown of a move, the list, the words, the verdict and the table speak of the same one. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser';
import type { FrameSent, Judged, MoveJudged } from '../../wire';
import type { Looking } from './looking.svelte';

const frame = (number: number, seat: number | null, id: string): FrameSent => ({
  event: { number, action: 'a', seat, said: { id } },
  view: { number } as never,
  scores: [],
});
/* Dice are thrown, kept, thrown again and used by the first seat, then thrown and used by the second. */
const game: FrameSent[] = [
  { event: null, view: { number: -1 } as never, scores: [] },
  frame(0, null, 'qwinn-did-roll'),
  frame(1, 0, 'qwinn-did-keep'),
  frame(2, null, 'qwinn-did-roll'),
  frame(3, 0, 'qwinn-did-go'),
  frame(4, null, 'qwinn-did-roll'),
  frame(5, 1, 'qwinn-did-go'),
];
const mistake = (number: number, seat: number) => ({ number, seat, name: 'mistake', given: 0.1 }) as MoveJudged;

let Made: typeof Looking;
beforeAll(async () => {
  browser();
  ({ Looking: Made } = await import('./looking.svelte'));
});
afterAll(() => vi.unstubAllGlobals());

function looked(): Looking {
  const looking = new Made('VEER-6TKZ2B', () => game);
  looking.look.judged = { ready: true, moves: [mistake(1, 0), mistake(5, 1)] } as Judged;
  return looking;
}

const truth = ({ row, event, judged, frame: shown }: Looking) => [
  row?.number,
  row?.step,
  event?.number,
  judged?.number,
  (shown?.view as unknown as { number: number }).number,
];

describe('a move that is looked back at', () => {
  it('is one in the list, in words, in the verdict and on the table', () => {
    const looking = looked();
    looking.steps.go(6);
    expect(truth(looking)).toEqual([2, 6, 5, 5, 5]);
  });

  it('stays the same one while a better one lies on the table as it stood before', () => {
    const looking = looked();
    looking.showBetter(mistake(5, 1));
    expect(truth(looking)).toEqual([2, 6, 5, 5, 4]);
    looking.showMade();
    expect(truth(looking)).toEqual([2, 6, 5, 5, 5]);
  });

  it('is, for dice that are kept, the play they lead to', () => {
    const looking = looked();
    looking.steps.go(2);
    expect(truth(looking)).toEqual([1, 4, 1, 1, 1]);
  });

  it('has with it what dice brought for it, and nothing of the move before', () => {
    const looking = looked();
    looking.steps.go(6);
    expect(looking.last.map(({ number }) => number)).toEqual([4, 5]);
  });
});
