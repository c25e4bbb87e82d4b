/** Finished games on paper: their records come from a home, or are laid there. */
import type { Replay, TableMade } from '../wire';
import { tableAddress, GONE, isGone, Refusing, refusing } from './http';
import { deviceHome } from './here';

export const recordAddress = (code: string, format: 'spel' | 'json') => `${tableAddress(code)}/record?format=${format}`;
/** The record of a table of this device, as it would be loaded from a server; of a running game with the eyes of this secret, or nobody's. */
export const recordHere = async (code: string, format: 'spel' | 'json', secret = '') => {
  const home = await deviceHome();
  const { status, body } = await home.request('GET', recordAddress(code, format), '', secret);
  if (status !== 200) throw new Refusing(isGone(code, status) ? GONE : { id: 'page-went-wrong', args: { status } }, status);
  return body;
};
/** Lays a finished game that stands on paper on this device. */
export const openRecord = async (record: string, language: string) => {
  const home = await deviceHome();
  const { status, body } = await home.request('POST', `/api/records?language=${language}`, record, '');
  if (status === 200) return JSON.parse(body) as TableMade;
  throw await refusing(new Response(body, { status: status || 503 }));
};
/** Lays all finished games of a file on this device, of a file with anything else in it none; told of each without its pictures. */
export const openRecords = async (records: string, language: string) => {
  const home = await deviceHome();
  const { status, body } = await home.request('POST', `/api/records/all?language=${language}`, records, '');
  if (status === 200) return JSON.parse(body) as Replay[];
  throw await refusing(new Response(body, { status: status || 503 }));
};
/** Gives a finished game that stands on paper to the server, where others can see it and more can be thought about it. */
export const giveRecord = async (record: string, language: string) => {
  const answer = await fetch(`/api/records?language=${language}`, { method: 'POST', body: record }).catch(() => null);
  if (!answer) throw new Refusing({ id: 'page-unreachable' }, 0);
  if (!answer.ok) throw await refusing(answer);
  return (await answer.json()) as TableMade;
};
