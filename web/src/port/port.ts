/** A line to a table, wherever that is kept: over a socket, in a worker, in a script of a lesson or a test. */
import type { ToClient, ToServer } from '../wire';

/** `waiting`: it comes back by itself; `closed`: it does not. */
export type PortState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Port {
  /** Sends at once; what is sent while the line is not open is lost. */
  send(message: ToServer): void;
  onmessage(heard: (message: ToClient) => void): void;
  onstate(told: (state: PortState) => void): void;
  /** Drops the line and opens it anew, after so many milliseconds at least. */
  again(after?: number): void;
  close(): void;
}
