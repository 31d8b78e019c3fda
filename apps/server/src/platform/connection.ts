import type { WebSocket } from "ws";

/** More than this waiting to leave, and the reader is behind: nothing is added to the pile. */
const BEHIND_BYTES = 64 * 1024;
const CATCH_UP_MS = 5_000;
const LOOK_AGAIN_MS = 100;
/** A reader that does not even take our goodbye is hung up on. */
const GOODBYE_MS = 2_000;
const FRAMES_WINDOW_MS = 10_000;

let opened = 0;

/** One open socket: who it belongs to, until when, and how much of what we said has left. */
export class Connection {
  readonly userId: number;
  readonly sessionId: number;
  /** When its session ends by itself. */
  readonly until: number;
  /** The how-manieth of this process: work done for all of them is spread by it. */
  readonly number = ++opened;
  /** Has given a sign of life since the last ping. */
  isAlive = true;
  #frames = 0;
  #windowAt = 0;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket, holder: { userId: number; sessionId: number }, until: number) {
    this.#socket = socket;
    this.userId = holder.userId;
    this.sessionId = holder.sessionId;
    this.until = until;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get isBehind(): boolean {
    return this.#socket.bufferedAmount > BEHIND_BYTES;
  }

  send(frame: object): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(frame));
  }

  /** Whoever has not answered the last ping is gone. */
  ping(): void {
    if (!this.isAlive) return this.hangUp();
    this.isAlive = false;
    if (this.isOpen) this.#socket.ping();
  }

  /** Counts one that came in: how many in the last ten seconds. */
  countFrame(): number {
    this.isAlive = true;
    const now = performance.now();
    if (now - this.#windowAt > FRAMES_WINDOW_MS) [this.#windowAt, this.#frames] = [now, 0];
    return ++this.#frames;
  }

  /** Waits for a reader that is behind; false when it has not caught up in time, or is gone. */
  async caughtUp(): Promise<boolean> {
    const deadline = performance.now() + CATCH_UP_MS;
    while (this.isOpen && this.isBehind) {
      if (performance.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    return this.isOpen;
  }

  close(code: number): void {
    if (!this.isOpen) return;
    this.#socket.close(code);
    setTimeout(() => this.hangUp(), GOODBYE_MS).unref();
  }

  hangUp(): void {
    this.#socket.terminate();
  }
}
