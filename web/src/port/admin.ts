/** What whoever runs the server may ask, with the key from its environment. */
import type { Ban, NewBan, Reported, TableSent, ReportVerdict } from '../wire';
import { call } from './http';

export class Admin {
  constructor(readonly key: string) {}

  reports = (closed = false) => this.#ask<Reported[]>('GET', `/reports${closed ? '?closed=true' : ''}`);
  answer = (code: string, number: number, verdict: ReportVerdict) =>
    this.#ask<void>('POST', `/reports/${encodeURIComponent(code)}/${number}`, verdict);
  close = (code: string) => this.#ask<TableSent>('POST', `/tables/${encodeURIComponent(code)}/close`);
  rename = (code: string, place: number, name: string) =>
    this.#ask<TableSent>('PATCH', `/tables/${encodeURIComponent(code)}/places/${place}`, { name });
  bans = () => this.#ask<Ban[]>('GET', '/bans');
  ban = (wish: NewBan) => this.#ask<Ban>('POST', '/bans', wish);
  lift = (mark: string) => this.#ask<void>('DELETE', `/bans/${mark}`);

  #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call<T>(`/api/admin${path}`, { method, body, bearer: this.key });
  }
}
