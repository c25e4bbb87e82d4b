/** A line whose code is still on its way; until it has come nothing is open, and nothing can be sent. */
import type { ToClient, ToServer } from '../wire';
import type { Port, PortState } from './port';

export class LaterPort implements Port {
  #port: Port | null = null;
  #isClosed = false;
  #heard: (message: ToClient) => void = () => {};
  #told: (state: PortState) => void = () => {};

  constructor(coming: Promise<Port>) {
    coming.then(
      (port) => {
        if (this.#isClosed) return port.close();
        this.#port = port;
        port.onmessage((message) => this.#heard(message));
        port.onstate((state) => this.#told(state));
      },
      () => this.#told('closed'),
    );
  }

  send(message: ToServer): void {
    this.#port?.send(message);
  }

  onmessage(heard: (message: ToClient) => void): void {
    this.#heard = heard;
  }

  onstate(told: (state: PortState) => void): void {
    this.#told = told;
  }

  again(after?: number): void {
    this.#port?.again(after);
  }

  close(): void {
    this.#isClosed = true;
    this.#port?.close();
  }
}
