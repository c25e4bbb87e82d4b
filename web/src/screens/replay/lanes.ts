/** The course of a game without chances, seat by seat: its plays, when a line of it stood one play from complete, and from when on it was sure. */
import type { FrameSent, MoveJudged, View } from '../../wire';

export interface Lane {
  seat: number;
  plays: { step: number; name: string; decides: boolean }[];
  /** From one frame to another a line of this seat needs one play more. */
  threats: { from: number; to: number }[];
  /** The frame from which on a line of this seat is proved; null where nothing is. */
  sure: number | null;
}

export function lanesOf(
  seats: number,
  frames: readonly FrameSent[],
  moves: readonly MoveJudged[],
  threatens: (view: View) => number[],
): Lane[] {
  const judged = new Map(moves.map((move) => [move.number, move]));
  return Array.from({ length: seats }, (_, seat) => {
    const lane: Lane = { seat, plays: [], threats: [], sure: null };
    frames.forEach((frame, step) => {
      const move = frame.event ? judged.get(frame.event.number) : undefined;
      if (frame.event?.seat === seat) lane.plays.push({ step, name: move?.name ?? '', decides: move?.decides === true });
      if (lane.sure === null && seats === 2 && move && move.seat !== seat && letsIn(move)) lane.sure = step;
      if (!threatens(frame.view).includes(seat)) return;
      const last = lane.threats.at(-1);
      if (last && last.to === step - 1) last.to = step;
      else lane.threats.push({ from: step, to: step });
    });
    return lane;
  });
}

/** A move after which the other's line is proved. */
const letsIn = ({ decides, said = [] }: MoveJudged): boolean => decides === true && said.some(({ id }) => id.endsWith('-lets-in'));
