/** The order of a rules page, and which reason for a refusal is told where. */

const SECTIONS: Record<string, string[]> = {
  qwirkle: ['goal', 'tiles', 'lines', 'opening', 'turn', 'score', 'end', 'edition', 'tips', 'game'],
  exago: ['goal', 'board', 'placing', 'moving', 'duty', 'draw', 'variations', 'tips'],
  qwinn: ['goal', 'start', 'column', 'throw', 'move', 'red', 'boycott', 'fail', 'win', 'variations', 'tips'],
};

/** Beginnings of reason codes, the most telling first. */
const REASONS: [string, string][] = [
  ['qwirkle-opening', 'opening'],
  ['qwirkle-swap', 'turn'],
  ['qwirkle-pass', 'turn'],
  ['qwirkle-twin', 'lines'],
  ['qwirkle-clash', 'lines'],
  ['qwirkle-', 'turn'],
  ['exago-duty', 'duty'],
  ['exago-start', 'placing'],
  ['exago-taken', 'placing'],
  ['exago-island', 'placing'],
  ['exago-off-board', 'board'],
  ['exago-', 'moving'],
  ['qwinn-needs', 'column'],
  ['qwinn-keep', 'throw'],
  ['qwinn-no-throws', 'throw'],
  ['qwinn-throw', 'throw'],
  ['qwinn-too-far', 'move'],
  ['qwinn-negeer', 'boycott'],
  ['qwinn-stands', 'red'],
  ['qwinn-', 'red'],
];

export function sectionsOf(game: string): string[] {
  return SECTIONS[game] ?? [];
}

/** The section for an anchor that is a section already, or a reason code. */
export function sectionFor(game: string, anchor: string): string {
  if (sectionsOf(game).includes(anchor)) return anchor;
  return REASONS.find(([start]) => anchor.startsWith(start))?.[1] ?? '';
}
