import { SOCKET_CLOSED } from "@app/contract/sockets";
import { requestJson, UnauthorizedError } from "./json-client.ts";

type StopReason = "signed-out" | "suspended" | "refused";

export interface SocketOptions {
  /** Read at each connection: it holds where to resume. */
  address: () => string;
  onFrame: (frame: unknown) => void;
  onOpen?: () => void;
  /** Closed, or an attempt failed; it reconnects by itself. */
  onDisconnect?: () => void;
  /** It will not reconnect. */
  onStop?: (reason: StopReason) => void;
}

const FIRST_DELAY = 500;
const MAX_DELAY = 30_000;
/** After this long the delay between attempts starts again from the shortest. */
const STABLE_AFTER = 5_000;
const CONNECT_TIMEOUT = 10_000;

/** Exponential backoff with jitter. */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.min(MAX_DELAY, FIRST_DELAY * 2 ** attempts) * (0.2 + 0.8 * random);
}

/** Reconnects when the network or the page comes back, else after a delay; disconnects when the browser goes offline. */
export class ReconnectingSocket {
  readonly #options: SocketOptions;
  #socket: WebSocket | undefined;
  /** Removes the listeners of the current socket. */
  #listening: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  /** Number of the current attempt: earlier ones are ignored. */
  #attempt = 0;
  #isConnecting = false;
  #isClosed = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    addEventListener("online", this.#reconnect);
    addEventListener("offline", this.#disconnect);
    addEventListener("pageshow", this.#reconnect);
    document.addEventListener("visibilitychange", this.#reconnect);
    void this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(frame: object): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(frame));
  }

  /** Drops a connection that may be dead and opens another. */
  renew(): void {
    this.#dropSocket();
    this.#scheduleConnect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#reconnect);
    removeEventListener("offline", this.#disconnect);
    removeEventListener("pageshow", this.#reconnect);
    document.removeEventListener("visibilitychange", this.#reconnect);
    this.#dropSocket();
  }

  readonly #reconnect = (event: Event): void => {
    if (event.type === "online") this.#attempts = 0;
    if (!document.hidden && !this.#socket && !this.#isConnecting) void this.#connect();
  };

  readonly #disconnect = (): void => {
    this.#dropSocket();
    this.#options.onDisconnect?.();
  };

  #dropSocket(): void {
    clearTimeout(this.#timer);
    this.#attempt += 1;
    this.#isConnecting = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    this.#listening?.abort();
    // Closing a socket that is not open yet logs an error in the console.
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
    else socket.close();
  }

  /** Offline or hidden, it waits for the browser events instead. */
  #scheduleConnect(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || !navigator.onLine || document.hidden) return;
    this.#timer = setTimeout(() => void this.#connect(), retryDelay(this.#attempts));
    this.#attempts += 1;
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isClosed || !navigator.onLine) return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#isConnecting = true;
    try {
      const { ticket } = await requestJson<{ ticket: string }>("/direct/jeton", {});
      if (attempt === this.#attempt) this.#open(ticket);
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.#isConnecting = false;
      if (error instanceof UnauthorizedError) return this.#stop("signed-out");
      this.#options.onDisconnect?.();
      this.#scheduleConnect();
    }
  }

  #open(ticket: string): void {
    const address = new URL(this.#options.address(), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("token", ticket);
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.renew(), CONNECT_TIMEOUT);
    let openedAt = Number.POSITIVE_INFINITY;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const onOpen = () => {
      clearTimeout(this.#timer);
      openedAt = performance.now();
      this.#isConnecting = false;
      this.#options.onOpen?.();
    };
    const onClose = ({ code }: CloseEvent) => {
      this.#dropSocket();
      if (performance.now() - openedAt > STABLE_AFTER) this.#attempts = 0;
      if (code === SOCKET_CLOSED.notYours) return this.#stop("refused");
      if (code === SOCKET_CLOSED.suspended) return this.#stop("suspended");
      if (code === SOCKET_CLOSED.flooding) this.#attempts = Math.max(this.#attempts, 5);
      this.#options.onDisconnect?.();
      this.#scheduleConnect();
    };
    socket.addEventListener("open", onOpen, { signal });
    socket.addEventListener("close", onClose, { signal });
    socket.addEventListener("message", ({ data }) => this.#options.onFrame(JSON.parse(String(data))), { signal });
  }

  #stop(reason: StopReason): void {
    this.close();
    this.#options.onDisconnect?.();
    this.#options.onStop?.(reason);
  }
}
