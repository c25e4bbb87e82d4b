/** Lessons, puzzles, the game of the day and one's own figures, asked of the server; where it is away, or there is none, of this device. */
import { SITE } from '../device/site';
import type {
  DayAsk,
  DayBookGiven,
  DayFinish,
  DayListed,
  DayPlay,
  DayPlayed,
  DayRival,
  DayStandings,
  FiguresAsked,
  FiguresSent,
  LessonListed,
  LessonSent,
  NextPuzzle,
  PlayTried,
  PreviewSent,
  PuzzleListed,
  PuzzleSent,
  PuzzleTried,
  PuzzleTry,
  StepTried,
  StreakSent,
} from '../wire';
import { MAY_BE_HERE } from './here';
import { call, callHere, isAway } from './http';

/** So long nobody is asked who could not be reached: this device answers at once meanwhile. */
const AWAY = 15_000;
let awayUntil = 0;

/** What is the same everywhere: this device can tell it too. */
export async function askAnyone<T>(path: string, body?: unknown): Promise<T> {
  const options = body === undefined ? {} : { method: 'POST', body };
  if (SITE || Date.now() < awayUntil) return callHere<T>(path, options);
  try {
    return await call<T>(path, options);
  } catch (refused) {
    if (!MAY_BE_HERE || !isAway(refused)) throw refused;
    awayUntil = Date.now() + AWAY;
    return callHere<T>(path, options);
  }
}

const part = encodeURIComponent;
const step = (game: string, id: string) => `/api/lessons/${part(game)}/${part(id)}`;
const puzzle = (id: string) => `/api/puzzle/${part(id)}`;
const day = (date: string, game: string) => `/api/days/${part(date)}/${part(game)}`;

export const lessons = () => askAnyone<LessonListed[]>('/api/lessons');
export const lesson = (game: string) => askAnyone<LessonSent>(`/api/lessons/${part(game)}`);
export const askStep = (game: string, id: string, play: PlayTried) => askAnyone<PreviewSent>(`${step(game, id)}/ask`, play);
export const tryStep = (game: string, id: string, play: PlayTried) => askAnyone<StepTried>(step(game, id), play);

export const puzzles = (game: string) => askAnyone<PuzzleListed[]>(`/api/puzzles/${part(game)}`);
export const nextPuzzle = (game: string, wish: NextPuzzle) => askAnyone<PuzzleSent | null>(`/api/puzzles/${part(game)}/next`, wish);
export const onePuzzle = (id: string) => askAnyone<PuzzleSent>(puzzle(id));
export const askPuzzle = (id: string, play: PlayTried) => askAnyone<PreviewSent>(`${puzzle(id)}/ask`, play);
export const tryPuzzle = (id: string, play: PuzzleTry) => askAnyone<PuzzleTried>(puzzle(id), play);

export const figures = (game: string, notes: FiguresAsked) => askAnyone<FiguresSent>(`/api/figures/${part(game)}`, notes);
export const streak = (book: DayBookGiven) => askAnyone<StreakSent>('/api/days/streak', book);

/** Whose luck a game of the day has: the server's, or, on one's honour, the date's. It stays where it began. */
export type Luck = 'server' | 'date';
const from = (luck: Luck) => (luck === 'date' ? callHere : call);
export const HOME_LUCK: Luck = SITE ? 'date' : 'server';
export const MAY_HAVE_DATE = SITE || MAY_BE_HERE;

export const dayGames = (luck: Luck, date: string) => from(luck)<DayListed[]>(`/api/days/${part(date)}`);
export const dayAfter = (luck: Luck, date: string, game: string, moves: string[]) =>
  from(luck)<DayPlayed>(day(date, game), { method: 'POST', body: { moves } });
export const dayPlay = (luck: Luck, date: string, game: string, play: DayPlay) =>
  from(luck)<DayPlayed>(`${day(date, game)}/play`, { method: 'POST', body: play });
export const dayAsk = (luck: Luck, date: string, game: string, play: DayAsk) =>
  from(luck)<PreviewSent>(`${day(date, game)}/ask`, { method: 'POST', body: play });
export const dayRivals = (luck: Luck, date: string, game: string) => from(luck)<DayRival[]>(`${day(date, game)}/rivals`);
/** Only a server has everybody's. */
export const dayFinish = (date: string, game: string, finish: DayFinish) =>
  call<DayStandings>(`${day(date, game)}/result`, { method: 'POST', body: finish });
