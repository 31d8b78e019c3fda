import { SOCKET_CLOSED } from "@app/contract/sockets";
import { drawTicket, SignedOut } from "./direct.ts";

export interface SocketUse {
  /** Asked at each connection: it may say where to resume. */
  address: () => string;
  onFrame: (frame: unknown) => void;
  onOpen?: () => void;
  /** Closed, or an attempt that failed; it comes back by itself. */
  onDown?: () => void;
  /** It will not come back. */
  onEnd?: (why: "signed-out" | "refused") => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** A connection that lasted this long had nothing wrong with it. */
const PROVEN = 5_000;
const PATIENCE = 10_000;

/** Up to twice as long each time, drawn at random, so that a thousand pages do not come back at once. */
export function nextWait(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts) * (0.2 + 0.8 * random);
}

/**
 * A socket that comes back: at once with the network or with the page, else after a while. It lets go by itself when the
 * browser says that there is no network, because a dead line says nothing.
 */
export class SteadySocket {
  readonly #use: SocketUse;
  #socket: WebSocket | undefined;
  /** Ends with the socket: what it says afterwards concerns nobody. */
  #listening: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  /** Whoever started an attempt before the last one is no longer listened to. */
  #attempt = 0;
  #isConnecting = false;
  #isOver = false;

  constructor(use: SocketUse) {
    this.#use = use;
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#letGo);
    addEventListener("pageshow", this.#comeBack);
    document.addEventListener("visibilitychange", this.#comeBack);
    void this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(frame: object): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(frame));
  }

  /** The line is suspect: another one is opened. */
  renew(): void {
    this.#drop();
    this.#wait();
  }

  close(): void {
    this.#isOver = true;
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#letGo);
    removeEventListener("pageshow", this.#comeBack);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#drop();
  }

  readonly #comeBack = (event: Event): void => {
    if (event.type === "online") this.#attempts = 0;
    if (!document.hidden && !this.#socket && !this.#isConnecting) void this.#connect();
  };

  readonly #letGo = (): void => {
    this.#drop();
    this.#use.onDown?.();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    this.#attempt += 1;
    this.#isConnecting = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    this.#listening?.abort();
    // Closed before it is open, it would complain in the console.
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
    else socket.close();
  }

  /** Without network or out of sight there is nothing to try: the browser says when that changes. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#isOver || !navigator.onLine || document.hidden) return;
    this.#timer = setTimeout(() => void this.#connect(), nextWait(this.#attempts));
    this.#attempts += 1;
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isOver || !navigator.onLine) return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#isConnecting = true;
    try {
      const ticket = await drawTicket();
      if (attempt === this.#attempt) this.#open(ticket);
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.#isConnecting = false;
      if (error instanceof SignedOut) return this.#end("signed-out");
      this.#use.onDown?.();
      this.#wait();
    }
  }

  #open(ticket: string): void {
    const address = new URL(this.#use.address(), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("token", ticket);
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.renew(), PATIENCE);
    let openedAt = Number.POSITIVE_INFINITY;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const onOpen = () => {
      clearTimeout(this.#timer);
      openedAt = performance.now();
      this.#isConnecting = false;
      this.#use.onOpen?.();
    };
    const onClose = ({ code }: CloseEvent) => {
      this.#drop();
      if (performance.now() - openedAt > PROVEN) this.#attempts = 0;
      if (code === SOCKET_CLOSED.notYours) return this.#end("refused");
      // Too many of them: nothing here is worth insisting.
      if (code === SOCKET_CLOSED.flooding) this.#attempts = Math.max(this.#attempts, 5);
      this.#use.onDown?.();
      this.#wait();
    };
    socket.addEventListener("open", onOpen, { signal });
    socket.addEventListener("close", onClose, { signal });
    socket.addEventListener("message", ({ data }) => this.#use.onFrame(JSON.parse(String(data))), { signal });
  }

  #end(why: "signed-out" | "refused"): void {
    this.close();
    this.#use.onDown?.();
    this.#use.onEnd?.(why);
  }
}
