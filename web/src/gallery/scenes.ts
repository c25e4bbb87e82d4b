/** Recorded tables to draw: each names its game and what the page would give it. */
import type { GameParts, GameProps } from '../games/contract';
import type { PreviewSent, QwirkleView } from '../wire';

export interface Scene {
  parts(): Promise<GameParts<never>>;
  props: Partial<GameProps<never>>;
}

const TILES = 'rl 0,0;rd 1,0;rc 2,0;rs 3,0;bs 3,1;ps 3,2;bc 2,1;gl 0,-1;gd 1,-1;gt -1,-1;gc 2,-1;ys 3,3;rs 4,3;ot -1,-3;pt -1,-2;ox 0,-3;od 1,-3;yd 1,-2;yc 2,-2;rt -1,0';
const laid = TILES.split(';').map((part) => {
  const [tile, cell] = part.split(' ') as [string, string];
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return { tile, x, y, fresh: tile === 'rt' };
});
const unseen: Record<string, number> = {};
for (const c of 'roygbp') for (const s of 'csdtlx') unseen[c + s] = (c.charCodeAt(0) * 3 + s.charCodeAt(0)) % 4;

const qwirkle: QwirkleView = { tiles: laid, hands: [['px', 'rx', 'bx', 'yx', 'gs', 'ot'], ['??', '??', '??', '??', '??', '??'], ['??', '??', '??', '??', '??', '??']], bag: 64, unseen, announced: null, opening: false, swap: 6, symbols: true };
const line = (id: string, points: number, cells: string, pieces: string, bonus = 0) => ({ name: { id }, points, cells: cells.split(' '), pieces: pieces.split(' '), bonus });
const start: PreviewSent = {
  text: '', ready: false,
  steps: ['px 4,-1', 'rx 4,0', 'bx 4,1', 'yx 3,-2', 'yx 0,-4', 'gs 3,-1', 'ot 2,-3', 'px 0,-2', 'rx 4,0'].map((part) => { const [piece, cell] = part.split(' ') as [string, string]; return { text: `${piece}@${cell}`, cell, piece, points: 3 }; }),
};
const after: Record<string, PreviewSent> = {
  'rx@4,0': { text: 'rx@4,0', ready: true, points: 12, lines: [line('qwirkle-colour-red', 12, '-1,0 0,0 1,0 2,0 3,0 4,0', 'rt rl rd rc rs rx', 6)], steps: [{ text: 'px@4,-1+rx@4,0', cell: '4,-1', piece: 'px', points: 14 }, { text: 'rx@4,0+bx@4,1', cell: '4,1', piece: 'bx', points: 17 }] },
  'rx@4,0+bx@4,1': { text: 'rx@4,0+bx@4,1', ready: true, points: 17, lines: [line('qwirkle-colour-red', 12, '-1,0 0,0 1,0 2,0 3,0 4,0', 'rt rl rd rc rs rx', 6), line('qwirkle-shape-cross', 2, '4,0 4,1', 'rx bx'), line('qwirkle-colour-blue', 3, '2,1 3,1 4,1', 'bc bs bx')], steps: [{ text: 'px@4,-1+rx@4,0+bx@4,1', cell: '4,-1', piece: 'px', points: 18 }] },
  'px@4,-1+rx@4,0+bx@4,1': { text: 'px@4,-1+rx@4,0+bx@4,1', ready: true, points: 18, lines: [line('qwirkle-colour-red', 12, '-1,0 0,0 1,0 2,0 3,0 4,0', 'rt rl rd rc rs rx', 6), line('qwirkle-shape-cross', 3, '4,-1 4,0 4,1', 'px rx bx'), line('qwirkle-colour-blue', 3, '2,1 3,1 4,1', 'bc bs bx')], steps: [{ text: 'yx@4,-2+px@4,-1+rx@4,0+bx@4,1', cell: '4,-2', piece: 'yx', points: 19 }] },
};
const refused = (text: string): PreviewSent => ({ text, ready: false, refusal: { message: { id: 'qwirkle-line-mixed' }, cells: ['4,2'], clues: [{ message: { id: 'clue-one' }, cells: ['3,2'] }, { message: { id: 'clue-two' }, cells: ['4,3'] }] } });
const seats = ['Noor', 'Opa Jan', 'Mila'].map((name, seat) => ({ seat, kind: 'person' as const, name, there: true }));

export const scenes: Record<string, Scene> = {
  'qwirkle-mid': {
    parts: () => import('../games/qwirkle').then((game) => game.default as GameParts<never>),
    props: { view: qwirkle as never, preview: start, seats, scores: [20, 22, 7], turn: 0, ask: async (partial) => after[partial] ?? refused(partial) },
  },
};
scenes['qwirkle-tv'] = { parts: scenes['qwirkle-mid']!.parts, props: { ...scenes['qwirkle-mid']!.props, mode: 'gallery', hand: null, active: null, you: [], preview: null, last: [{ number: 40, action: 'rt@-1,0', said: { id: 'x' }, seat: 1, points: 9, lines: [line('qwirkle-colour-red', 5, '-1,0 0,0 1,0 2,0 3,0', 'rt rl rd rc rs'), line('qwirkle-shape-star', 4, '-1,-3 -1,-2 -1,-1 -1,0', 'ot pt gt rt')] }] } };
