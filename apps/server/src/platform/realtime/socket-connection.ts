import type { WebSocket } from "ws";

/** With more than this waiting to be sent, nothing more is queued. */
const SLOW_BYTES = 64 * 1024;
const DRAIN_TIMEOUT_MS = 5_000;
const DRAIN_POLL_MS = 100;
/** For a client that does not answer the close frame. */
const CLOSE_TIMEOUT_MS = 2_000;
const FRAMES_WINDOW_MS = 10_000;

let opened = 0;

/** One open socket and its owner. */
export class SocketConnection {
  readonly userId: number;
  readonly sessionId: number;
  /** When its session expires, in milliseconds. */
  readonly expiresAt: number;
  /** Counts the sockets of this process, to spread the pings. */
  readonly number = ++opened;
  /** Something was received since the last ping. */
  isAlive = true;
  #frames = 0;
  #windowAt = 0;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket, owner: { userId: number; sessionId: number }, expiresAt: number) {
    this.#socket = socket;
    this.userId = owner.userId;
    this.sessionId = owner.sessionId;
    this.expiresAt = expiresAt;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get isSlow(): boolean {
    return this.#socket.bufferedAmount > SLOW_BYTES;
  }

  send(frame: object): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(frame));
  }

  /** Terminates a client that has not answered the last ping. */
  ping(): void {
    if (!this.isAlive) return this.terminate();
    this.isAlive = false;
    if (this.isOpen) this.#socket.ping();
  }

  /** The number of frames received in the last ten seconds, this one included. */
  countFrame(): number {
    this.isAlive = true;
    const now = performance.now();
    if (now - this.#windowAt > FRAMES_WINDOW_MS) [this.#windowAt, this.#frames] = [now, 0];
    return ++this.#frames;
  }

  /** Waits for a slow client; false when it has not caught up in time, or is gone. */
  async drain(): Promise<boolean> {
    const deadline = performance.now() + DRAIN_TIMEOUT_MS;
    while (this.isOpen && this.isSlow) {
      if (performance.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS));
    }
    return this.isOpen;
  }

  close(code: number): void {
    if (!this.isOpen) return;
    this.#socket.close(code);
    setTimeout(() => this.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
