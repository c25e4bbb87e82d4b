/** The line to a table, wherever it is kept. */
import { isHere } from './here';
import { LaterPort } from './later';
import type { Port } from './port';
import { openLine } from './socket';

export function lineTo(code: string): Port {
  return isHere(code) ? new LaterPort(import('./worker').then(({ WorkerPort }) => new WorkerPort())) : openLine(code);
}
