/** Recorded tables to draw, made by `web/scripts/scenes.py`, and their variations. */
import type { GameParts, GameProps } from '../games/contract';
import { partsOf } from '../table/parts';
import type { PreviewSent, View } from '../wire';

export interface Scene {
  game: string;
  props: Partial<GameProps<View>>;
}

interface Recorded {
  game: string;
  props: Partial<GameProps<View>>;
  answers: Record<string, PreviewSent>;
}

const recorded = Object.values(import.meta.glob<Record<string, Recorded>>('./scenes.json', { eager: true, import: 'default' }));

export const scenes: Record<string, Scene> = {};
for (const [name, { game, props, answers }] of recorded.flatMap(Object.entries<Recorded>)) {
  const ask = async (partial: string): Promise<PreviewSent> =>
    answers[partial] ?? { text: partial, ready: false, refusal: { message: { id: 'illegal-not-your-turn' } } };
  scenes[name] = { game, props: { ...props, ask } };
  scenes[`${name}-tv`] = { game, props: { ...props, ask, mode: 'gallery', hand: null, active: null, you: [], preview: null } };
  scenes[`${name}-hand`] = { game, props: { ...props, ask, mode: 'hand' } };
  scenes[`${name}-wait`] = { game, props: { ...props, ask, active: null, preview: null } };
}

/* As many tiles as there are, to see how a drag feels then. */
const full = scenes['qwirkle-mid'];
if (full) {
  const kinds = [...'roygbp'].flatMap((colour) => [...'csdtlx'].map((shape) => colour + shape));
  const tiles = Array.from({ length: 108 }, (_, i) => ({ tile: kinds[(i * 7) % 36]!, x: (i % 12) - 3, y: Math.floor(i / 12) - 3, fresh: i === 40 }));
  scenes['qwirkle-108'] = { game: 'qwirkle', props: { ...full.props, last: [], view: { ...full.props.view, tiles } as View } };
}

export const partsFor = (scene: Scene): Promise<GameParts<View>> => partsOf(scene.game);
