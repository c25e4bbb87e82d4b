/** Recorded tables to draw, made by `web/scripts/scenes.py`, and their variations. */
import type { Act, Doing, GameParts, GamePosition, Hands, Mode } from '../games/contract';
import { partsOf } from '../games/registry';
import type { Deed, PreviewSent, QwirkleView, SeatSent, View } from '../wire';

/** What was recorded of a table, and how it is drawn. */
export interface GalleryTable extends GamePosition<View>, Hands, Act {
  seats: SeatSent[];
  scores: number[];
  mode: Mode;
}

export interface GalleryScene {
  game: string;
  /** Only the picture, as rules pages show it, with the preview of this play. */
  picture?: PreviewSent;
  deed?: Deed | null;
  props: Partial<GalleryTable>;
}

interface Recorded {
  game: string;
  props: Partial<GalleryTable>;
  answers: Record<string, PreviewSent>;
  deeds: Record<string, Deed>;
}

const recorded = Object.values(import.meta.glob<Record<string, Recorded>>('./scenes.json', { eager: true, import: 'default' }));

export const scenes: Record<string, GalleryScene> = {};
for (const [name, { game, props, answers, deeds }] of recorded.flatMap(Object.entries<Recorded>)) {
  const texts = new Map(Object.entries(deeds).map(([text, deed]) => [JSON.stringify(deed), text]));
  const ask = async (partial: Doing): Promise<PreviewSent> => {
    const text = typeof partial === 'string' ? partial : (texts.get(JSON.stringify(partial)) ?? '');
    return answers[text] ?? { text, ready: false, refusal: { message: { id: 'illegal-not-your-turn' } } };
  };
  scenes[name] = { game, props: { ...props, ask } };
  scenes[`${name}-tv`] = { game, props: { ...props, ask, mode: 'gallery', hand: null, active: null, you: [], preview: null } };
  scenes[`${name}-hand`] = { game, props: { ...props, ask, mode: 'hand' } };
  const tried = Object.values(answers).find(({ refusal }) => refusal?.clues?.length) ?? Object.values(answers)[0];
  const picture = tried ?? props.preview ?? { text: '', ready: false };
  scenes[`${name}-board`] = { game, props, picture, deed: deeds[picture.text] ?? null };
  scenes[`${name}-wait`] = { game, props: { ...props, ask, active: null, preview: null } };
}

/* As many tiles as there are, and a hand to drag from: how a full table feels. */
const kinds = [...'roygbp'].flatMap((colour) => [...'csdtlx'].map((shape) => colour + shape));
const full: QwirkleView = {
  tiles: Array.from({ length: 108 }, (_, i) => ({
    tile: kinds[(i * 7) % 36]!,
    x: (i % 12) - 3,
    y: Math.floor(i / 12) - 3,
    fresh: i === 40,
  })),
  hands: [kinds.slice(0, 6), Array.from({ length: 6 }, () => '??')],
  bag: 0,
  unseen: {},
  announced: null,
  opening: false,
  swap: 0,
  symbols: true,
  size: 6,
  copies: 3,
};
const around = Array.from({ length: 12 }, (_, i) => ({ text: `rc@${i - 3},-4`, cell: `${i - 3},-4`, piece: 'rc', points: i, kind: 'lay' }));
scenes['qwirkle-108'] = {
  game: 'qwirkle',
  props: {
    view: full,
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `${seat}` })),
    scores: [0, 0],
    turn: 0,
    preview: { text: '', ready: false, steps: around },
    ask: async () => ({ text: '', ready: true, points: 1 }),
  },
};

export const partsFor = (scene: GalleryScene): GameParts<View> | null => partsOf(scene.game);
