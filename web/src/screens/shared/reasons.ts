/** Why a move was worse than another, beyond what its name, its cost and the better move beside it say already. */
import type { MoveJudged, Said } from '../../wire';

const REPEATS = /^coach-verdict-(better|none|chance|points)$/;

export const reasonsOf = ({ said = [] }: MoveJudged): Said[] => said.filter(({ id }) => !REPEATS.test(id)).slice(0, 3);
