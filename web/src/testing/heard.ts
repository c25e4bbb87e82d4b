/** What a server tells of one table of two people, event after event. */
import { WIRE, type EventSent, type Happened, type Welcome } from '../wire';

const TABLE = {
  table: 'HEKS-ABC',
  game: 'qwinn/standard',
  options: {},
  status: 'running' as const,
  seats: [0, 1].map((seat) => ({ seat, kind: 'person' as const, name: `N${seat}` })),
};
const state = (number: number) => ({ number, view: { number } as never, scores: [0, 0], turn: 0 });

/** The messages about a table with these events. */
export const heardOf = (event: (number: number) => EventSent) => ({
  TABLE,
  welcome: (first: number, last: number, more: Partial<Welcome> = {}): Welcome => ({
    type: 'welcome',
    table: TABLE,
    you: [0],
    wire: WIRE,
    ...state(last),
    events: Array.from({ length: last - first + 1 }, (_, index) => event(first + index)),
    ...more,
  }),
  happened: (number: number): Happened => ({ type: 'happened', events: [event(number)], ...state(number) }),
});
