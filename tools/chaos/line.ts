import { setTimeout as sleep } from "node:timers/promises";
import type { MessageView } from "@app/contract/messaging";
import type { ChatFrame } from "@app/contract/sockets";
import { WebSocket } from "ws";
import type { Account } from "./account.ts";

const ANSWER_MS = 5_000;
const OPEN_MS = 5_000;

/** A person's socket in their conversation, opened again whenever it falls, from the last message seen. */
export class Line {
  /** Every message as it came, across all the sockets. */
  readonly received: number[] = [];
  readonly delays: number[] = [];
  /** From the fall of a socket until the next one had said what was missed. */
  readonly absences: number[] = [];
  readonly codes = new Map<number, number>();
  doubled = 0;
  refetched = 0;
  isClosing = false;
  #socket: WebSocket | null = null;
  #fellAt: number | null = null;
  readonly #waiting = new Map<string, (message: MessageView | null) => void>();
  /** How often each was sent here: whoever asks twice is answered twice. */
  readonly #sent = new Map<string, number>();
  readonly #account: Account;
  readonly conversation: number;

  constructor(account: Account, conversation: number) {
    this.#account = account;
    this.conversation = conversation;
  }

  get last(): number {
    return this.received.at(-1) ?? 0;
  }

  /** The acknowledgement, or null when none came in time or it was refused. */
  async send(content: string, clientId: string): Promise<MessageView | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return null;
    const answer = new Promise<MessageView | null>((resolve) => this.#waiting.set(clientId, resolve));
    this.#sent.set(clientId, (this.#sent.get(clientId) ?? 0) + 1);
    socket.send(JSON.stringify({ type: "chat_message", content, client_id: clientId }));
    const message = await Promise.race([answer, sleep(ANSWER_MS, null)]);
    this.#waiting.delete(clientId);
    return message;
  }

  read(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "read" }));
  }

  async stayOpen(): Promise<void> {
    while (!this.isClosing) {
      const code = await this.#connect();
      this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
      this.#fellAt ??= performance.now();
      this.#account.goElsewhere();
      await sleep(50 + Math.random() * 250);
    }
  }

  close(): void {
    this.isClosing = true;
    this.#socket?.close();
  }

  async #connect(): Promise<number> {
    const drawn = await this.#account.call("POST", "/api/ws-ticket/");
    if (drawn?.status !== 201) return 0;
    const address = `${this.#account.api.replace(/^http/, "ws")}/chat/${this.conversation}/`;
    const socket = new WebSocket(`${address}?after=${this.last}&token=${String(drawn.body["ticket"])}`, {
      handshakeTimeout: OPEN_MS,
    });
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("message", (data: Buffer) => void this.#hear(JSON.parse(data.toString()) as ChatFrame));
    return new Promise((resolve) => socket.once("close", resolve));
  }

  async #hear(frame: ChatFrame): Promise<void> {
    if (frame.type === "chat_message") return this.#take(frame.message, true);
    if (frame.type === "error" && frame.client_id !== undefined) this.#waiting.get(frame.client_id)?.(null);
    if (frame.type === "resumed" && this.#fellAt !== null) {
      this.absences.push(performance.now() - this.#fellAt);
      this.#fellAt = null;
    }
    if (frame.type === "refetch") await this.#refetch(frame.up_to);
  }

  #take(message: MessageView, isLive: boolean): void {
    const { client_id: clientId = "" } = message;
    const waiting = this.#waiting.get(clientId);
    if (message.id > this.last) {
      this.received.push(message.id);
      if (isLive) this.delays.push(Date.now() - Date.parse(message.timestamp));
    } else if (!waiting && (this.#sent.get(clientId) ?? 0) < 2) this.doubled += 1;
    waiting?.(message);
  }

  async #refetch(upTo: number): Promise<void> {
    this.refetched += 1;
    while (this.last < upTo && !this.isClosing) {
      const page = await this.#account.call(
        "GET",
        `/api/conversations/${this.conversation}/messages/?after=${this.last}`,
      );
      const messages = (page?.status === 200 ? page.body : []) as unknown as MessageView[];
      for (const message of messages.toReversed()) this.#take(message, false);
    }
  }
}
