/** What if, asked of the server; where it is away, or there is none, of this device. */
import type { Analyse, AnalyseAsk, Analysed, Exercised, PlayTried, PreviewSent, Retried } from '../wire';
import { isHere } from './here';
import { call, callHere } from './http';
import { askAnyone } from './learn';

/** From a position, which is nobody's; from a table whoever keeps it is asked, as who has this secret. */
export const analyse = (wish: Analyse, secret = ''): Promise<Analysed> =>
  wish.table
    ? (isHere(wish.table) ? callHere : call)<Analysed>('/api/analyse', { method: 'POST', body: wish, bearer: secret })
    : askAnyone<Analysed>('/api/analyse', wish);
/** A play in progress at the end of a line. */
export const analyseAsk = (wish: AnalyseAsk): Promise<PreviewSent> =>
  wish.line.table && isHere(wish.line.table)
    ? callHere<PreviewSent>('/api/analyse/ask', { method: 'POST', body: wish })
    : askAnyone<PreviewSent>('/api/analyse/ask', wish);

const review = (code: string) => `/api/tables/${encodeURIComponent(code)}/review`;
const of = (code: string) => (isHere(code) ? callHere : call);
export const exercises = (code: string, seat: number) => of(code)<Exercised[]>(`${review(code)}/exercises?seat=${seat}`);
export const retry = (code: string, number: number, play: PlayTried) =>
  of(code)<Retried>(`${review(code)}/${number}/retry`, { method: 'POST', body: play });
