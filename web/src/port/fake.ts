/** A line whose other end a test or a lesson holds: it says what is heard, and sees what was sent. */
import type { ToClient, ToServer } from '../wire';
import type { Port, PortState } from './port';

export class FakePort implements Port {
  sent: ToServer[] = [];
  state: PortState = 'connecting';
  /** How often the line was to be opened anew, and after how long. */
  agains: number[] = [];
  #heard: (message: ToClient) => void = () => {};
  #told: (state: PortState) => void = () => {};

  send(message: ToServer): void {
    if (this.state === 'open') this.sent.push(message);
  }

  onmessage(heard: (message: ToClient) => void): void {
    this.#heard = heard;
  }

  onstate(told: (state: PortState) => void): void {
    this.#told = told;
  }

  again(after = 0): void {
    this.agains.push(after);
    this.become('waiting');
  }

  close(): void {
    this.become('closed');
  }

  become(state: PortState): void {
    if (this.state === 'closed') return;
    this.state = state;
    this.#told(state);
  }

  hear(message: ToClient): void {
    if (this.state === 'open') this.#heard(message);
  }

  /** The latest message of a kind that was sent. */
  last<T extends ToServer['type']>(type: T): Extract<ToServer, { type: T }> | undefined {
    return this.sent.findLast((one): one is Extract<ToServer, { type: T }> => one.type === type);
  }
}
