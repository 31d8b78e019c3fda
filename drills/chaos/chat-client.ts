import { setTimeout as sleep } from "node:timers/promises";
import type { MessageView } from "@app/contract/messages/messages";
import type { ChatFrame } from "@app/contract/sockets";
import { WebSocket } from "ws";
import type { ApiClient } from "./api-client.ts";

const RESPONSE_MS = 5_000;
const OPEN_MS = 5_000;

type Asked = { bySocket: number; byCall: number; copies: number; lastAt: number };

/**
 * A message sent once is received once. Each request on the socket is answered by one frame, whichever it is; a message that
 * was stored by a call comes by itself, and once more to whoever then asks for it here.
 */
const mostCopies = ({ bySocket, byCall }: Asked) => Math.max(1, bySocket + Math.min(byCall, 1));

/** A person's socket in their conversation, opened again whenever it falls, from the last message seen. */
export class ChatClient {
  /** Every message as it came, across all the sockets. */
  readonly received: number[] = [];
  readonly delays: number[] = [];
  /** From the loss of a socket until the next one had sent what was missed. */
  readonly absences: number[] = [];
  readonly codes = new Map<number, number>();
  /** Copies that nobody had asked for, in words. */
  readonly surplus: string[] = [];
  refetched = 0;
  isClosing = false;
  #socket: WebSocket | null = null;
  #closedAt: number | null = null;
  readonly #waiting = new Map<string, (message: MessageView | null) => void>();
  /** How often one's own were asked for, on this socket and by calls, and how often they came back. */
  readonly #asked = new Map<string, Asked>();
  readonly #client: ApiClient;
  readonly conversation: number;

  constructor(client: ApiClient, conversation: number) {
    this.#client = client;
    this.conversation = conversation;
  }

  get last(): number {
    return this.received.at(-1) ?? 0;
  }

  /** The acknowledgement, or null when none came in time or it was refused. */
  async send(content: string, clientId: string): Promise<MessageView | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return null;
    const response = new Promise<MessageView | null>((resolve) => this.#waiting.set(clientId, resolve));
    this.#askFor(clientId).bySocket += 1;
    socket.send(JSON.stringify({ type: "chat_message", content, client_id: clientId }));
    const message = await Promise.race([response, sleep(RESPONSE_MS, null)]);
    this.#waiting.delete(clientId);
    return message;
  }

  /** The same person asks by a call: that is no frame here, but the message will be one. */
  askedByCall(clientId: string): void {
    this.#askFor(clientId).byCall += 1;
  }

  #askFor(clientId: string) {
    const asked = this.#asked.get(clientId) ?? { bySocket: 0, byCall: 0, copies: 0, lastAt: 0 };
    this.#asked.set(clientId, asked);
    asked.lastAt = performance.now();
    return asked;
  }

  read(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "read" }));
  }

  async stayOpen(): Promise<void> {
    while (!this.isClosing) {
      const code = await this.#connect();
      this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
      this.#closedAt ??= performance.now();
      this.#client.switchApi();
      await sleep(50 + Math.random() * 250);
    }
  }

  close(): void {
    this.isClosing = true;
    this.#socket?.close();
  }

  async #connect(): Promise<number> {
    const drawn = await this.#client.call("POST", "/api/ws-ticket/");
    if (drawn?.status !== 201) return 0;
    const address = `${this.#client.api.replace(/^http/, "ws")}/chat/${this.conversation}/`;
    const socket = new WebSocket(`${address}?after=${this.last}&token=${String(drawn.body["ticket"])}`, {
      handshakeTimeout: OPEN_MS,
    });
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("message", (data: Buffer) => void this.#onFrame(JSON.parse(data.toString()) as ChatFrame));
    return new Promise((resolve) => socket.once("close", resolve));
  }

  async #onFrame(frame: ChatFrame): Promise<void> {
    if (frame.type === "chat_message") return this.#receive(frame.message, true);
    if (frame.type === "error" && frame.client_id !== undefined) this.#waiting.get(frame.client_id)?.(null);
    if (frame.type === "resumed" && this.#closedAt !== null) {
      this.absences.push(performance.now() - this.#closedAt);
      this.#closedAt = null;
    }
    if (frame.type === "refetch") await this.#refetch(frame.up_to);
  }

  #receive(message: MessageView, isLive: boolean): void {
    const { client_id: clientId = "" } = message;
    const isNew = message.id > this.last;
    if (isNew) {
      this.received.push(message.id);
      if (isLive) this.delays.push(Date.now() - Date.parse(message.timestamp));
    }
    const asked = this.#asked.get(clientId);
    if (asked) asked.copies += 1;
    if (!isNew && (!asked || asked.copies > mostCopies(asked))) this.#recordSurplus(message, asked);
    this.#waiting.get(clientId)?.(message);
  }

  #recordSurplus({ id, client_id: clientId }: MessageView, asked: Asked | undefined): void {
    const own = asked
      ? `own ${clientId}, asked ${asked.bySocket}× here and ${asked.byCall}× by call, the last ${(performance.now() - asked.lastAt).toFixed(0)} ms ago, received ${asked.copies}×`
      : "of the other person";
    this.surplus.push(`message ${id} in ${this.conversation}: ${own}; newest received ${this.last}`);
  }

  async #refetch(upTo: number): Promise<void> {
    this.refetched += 1;
    while (this.last < upTo && !this.isClosing) {
      const page = await this.#client.call(
        "GET",
        `/api/conversations/${this.conversation}/messages/?after=${this.last}`,
      );
      const messages = (page?.status === 200 ? page.body : []) as unknown as MessageView[];
      for (const message of messages.toReversed()) this.#receive(message, false);
    }
  }
}
