/** What a device may show, and to whom: of several people who share one only the holder's hand, and nobody's while it lies there. */

export interface Device {
  /** Hands are hidden in this game. */
  secret: boolean;
  /** The seats of this device. */
  you: number[];
  /** Whose eyes it has now. */
  held: number | null;
  /** Which of its seats is to move. */
  mover: number | null;
  running: boolean;
}

export interface DeviceSight {
  /** Who has to take the device before anything goes on: the curtain is down. */
  curtain: number | null;
  /** Whose hand lies open. */
  hand: number | null;
  /** Who may play now. */
  active: number | null;
  /** Who may look at their own hand, as the device lies there while somebody else thinks. */
  lookers: number[];
  /** Who looks at their own hand meanwhile, and can cover it again. */
  looker: number | null;
}

export function shownOn({ secret, you, held, mover, running }: Device): DeviceSight {
  const nobody: DeviceSight = { curtain: null, hand: null, active: null, lookers: [], looker: null };
  if (you.length < 2) return { ...nobody, hand: you[0] ?? null, active: mover };
  if (!secret) return { ...nobody, hand: mover ?? you[0] ?? null, active: mover };
  if (mover !== null) return held === mover ? { ...nobody, hand: held, active: mover } : { ...nobody, curtain: mover };
  if (!running) return { ...nobody, hand: held };
  return held === null ? { ...nobody, lookers: you } : { ...nobody, hand: held, looker: held };
}
