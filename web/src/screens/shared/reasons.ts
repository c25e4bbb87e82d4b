/** Why a move was worse than another, beyond what its name, its cost and the better move beside it say already. */
import type { MoveJudged, Said } from '../../wire';

const REPEATS = /^coach-verdict-(better|none|chance|points)$/;

export const reasonsOf = ({ said = [] }: MoveJudged): Said[] => said.filter(({ id }) => !REPEATS.test(id)).slice(0, 3);

/** The bot and the coach name the same reason alike: `exago-bot-hinder`, `coach-exago-hinders`. */
const stem = (id: string): string => id.replace(/^coach-\w+?-|^\w+-bot-/, '').replace(/s$/, '');

/** The coach gives the reason that the bot gave for its move. */
export const isSameReason = (why: Said, { id }: Said): boolean => stem(id).startsWith(stem(why.id));
