import type { MessageView } from "@app/contract/messages/messages";
import type { ChatFrame } from "@app/contract/sockets";
import { NetworkError, RefusedError } from "../../lib/json-client.ts";
import { ReconnectingSocket } from "../../lib/reconnecting-socket.ts";
import { markRead, readMessages } from "./chat-api.ts";
import { isOurs, type Reader } from "./conversation-names.ts";
import { type Outbox, outboxOf, type Unsent } from "./outbox.ts";

/** As many as the API returns at once. */
const PAGE_SIZE = 50;
/** Without an echo in this time, the connection is dead. */
const ECHO_TIMEOUT = 8_000;
/** Used while there is no socket. */
const POLL_INTERVAL = 5_000;

export interface ChatState {
  /** Oldest first. */
  messages: readonly MessageView[];
  unsent: readonly Unsent[];
  hasOlder: boolean;
  older: "idle" | "loading" | "failed";
  /** The other person has read up to here. */
  readUpTo: number;
  /** The newest message received, or one's own that warns, while the page is open: for screen readers. */
  latest: MessageView | undefined;
}

export interface ChatOptions {
  conversationId: number;
  reader: Reader;
  /** Newest first, as the API returns them. */
  messages: readonly MessageView[];
  readUpTo: number;
  isUnread: boolean;
}

type PendingEcho = { resolve: (message: MessageView) => void; reject: (error: Error) => void };

/** One open conversation: its messages, the unsent ones, and the socket that keeps both up to date. */
export class Chat {
  #state: ChatState;
  readonly #options: ChatOptions;
  readonly #listeners = new Set<() => void>();
  readonly #echoes = new Map<string, PendingEcho>();
  /** Every message up to this id is loaded: where to resume. */
  #last: number;
  #isUnread: boolean;
  #outbox: Outbox | undefined;
  #socket: ReconnectingSocket | undefined;
  #catchingUp: Promise<void> | undefined;
  #polling: ReturnType<typeof setInterval> | undefined;

  constructor(facts: ChatOptions) {
    this.#options = facts;
    this.#last = facts.messages[0]?.id ?? 0;
    this.#isUnread = facts.isUnread;
    this.#state = {
      messages: facts.messages.toReversed(),
      unsent: [],
      hasOlder: facts.messages.length === PAGE_SIZE,
      older: "idle",
      readUpTo: facts.readUpTo,
      latest: undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ChatState => this.#state;

  /** Returns how to stop; unsent messages are still sent afterwards. */
  start(): () => void {
    const { conversationId, reader } = this.#options;
    const outbox = outboxOf(reader.userId, conversationId);
    this.#outbox = outbox;
    const showUnsent = () => this.#set({ unsent: outbox.items });
    const stopShowing = outbox.subscribe(showUnsent);
    showUnsent();
    outbox.onSent = (message) => {
      this.#add([message]);
      if (!this.#socket?.isOpen) void this.#catchUp();
    };
    this.#socket = new ReconnectingSocket({
      address: () => `/chat/${conversationId}/?after=${this.#last}`,
      onFrame: (frame) => this.#handleFrame(frame as ChatFrame),
      onOpen: () => {
        this.#stopPolling();
        outbox.channel = (item) => this.#sendBySocket(item);
        outbox.wake();
        this.#read();
      },
      onDisconnect: () => {
        outbox.channel = undefined;
        for (const { reject } of this.#echoes.values()) reject(new NetworkError("disconnected"));
        this.#poll();
        this.#polling ??= setInterval(() => this.#poll(), POLL_INTERVAL);
      },
    });
    const onVisible = () => this.#read();
    document.addEventListener("visibilitychange", onVisible);
    this.#read();
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      this.#stopPolling();
      stopShowing();
      outbox.onSent = undefined;
      outbox.channel = undefined;
      this.#socket?.close();
      for (const { reject } of this.#echoes.values()) reject(new NetworkError("page closed"));
    };
  }

  #poll(): void {
    if (navigator.onLine && !document.hidden) void this.#catchUp();
  }

  #stopPolling(): void {
    clearInterval(this.#polling);
    this.#polling = undefined;
  }

  send(content: string): void {
    const text = content.trim();
    if (text !== "") this.#outbox?.add(text);
  }

  retry(clientId: string): void {
    this.#outbox?.retry(clientId);
  }

  discard(clientId: string): void {
    this.#outbox?.discard(clientId);
  }

  async loadOlder(): Promise<void> {
    const [oldest] = this.#state.messages;
    if (!oldest || this.#state.older === "loading") return;
    this.#set({ older: "loading" });
    try {
      const page = await readMessages(this.#options.conversationId, "before", oldest.id);
      this.#add(page);
      this.#set({ older: "idle", hasOlder: page.length === PAGE_SIZE });
    } catch {
      this.#set({ older: "failed" });
    }
  }

  #set(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #add(messages: readonly MessageView[]): void {
    const byId = new Map([...this.#state.messages, ...messages].map((message) => [message.id, message]));
    this.#set({ messages: [...byId.values()].toSorted((a, b) => a.id - b.id) });
    for (const { client_id } of messages) if (client_id !== undefined) this.#outbox?.discard(client_id);
  }

  /** Adds messages that follow the last one without a gap. */
  #follow(messages: readonly MessageView[]): void {
    const { reader } = this.#options;
    const added = messages.filter(({ id }) => id > this.#last);
    const fresh = added.filter(({ sender }) => !isOurs(reader, sender.id));
    const announced = added.findLast(
      ({ sender, warning }) => sender.id !== reader.userId || warning?.text !== undefined,
    );
    this.#last = Math.max(this.#last, ...messages.map(({ id }) => id));
    this.#add(messages);
    if (announced) this.#set({ latest: announced });
    if (fresh.length === 0) return;
    this.#isUnread = true;
    this.#read();
  }

  #handleFrame(frame: ChatFrame): void {
    switch (frame.type) {
      case "chat_message":
        this.#follow([frame.message]);
        if (frame.message.client_id !== undefined) this.#echoes.get(frame.message.client_id)?.resolve(frame.message);
        break;
      case "read":
        this.#set({ readUpTo: Math.max(this.#state.readUpTo, frame.up_to) });
        break;
      case "refetch":
        void this.#fill(frame.after, frame.up_to);
        break;
      case "error":
        this.#echoes.get(frame.client_id ?? "")?.reject(new RefusedError(frame.error, frame.retry_after));
        break;
      case "resumed":
        break;
    }
  }

  #sendBySocket({ clientId, content }: Unsent): Promise<MessageView> {
    return new Promise<MessageView>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new NetworkError("no echo"));
        this.#socket?.renew();
      }, ECHO_TIMEOUT);
      const settle = () => {
        clearTimeout(timer);
        this.#echoes.delete(clientId);
      };
      this.#echoes.set(clientId, {
        resolve: (message) => {
          settle();
          resolve(message);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      this.#socket?.send({ type: "chat_message", content, client_id: clientId });
    });
  }

  /** Loads newer messages page by page; one run at a time. */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readAllAfter().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #readAllAfter(): Promise<void> {
    try {
      for (;;) {
        const page = await readMessages(this.#options.conversationId, "after", this.#last);
        if (page.length > 0) this.#follow(page);
        if (page.length < PAGE_SIZE) return;
      }
    } catch {
      // The next poll resumes from the same place.
    }
  }

  /** Loads the messages the socket skipped; on failure the socket starts again before them. */
  async #fill(after: number, upTo: number): Promise<void> {
    try {
      for (let from = after; from < upTo; ) {
        const page = await readMessages(this.#options.conversationId, "after", from);
        this.#add(page);
        from = page[0]?.id ?? upTo;
      }
      this.#last = Math.max(this.#last, upTo);
    } catch {
      this.#last = after;
      this.#socket?.renew();
    }
  }

  /** Marks the conversation as read while it is visible. */
  #read(): void {
    if (!this.#isUnread || document.hidden || !navigator.onLine) return;
    this.#isUnread = false;
    if (this.#socket?.isOpen) this.#socket.send({ type: "read" });
    else
      void markRead(this.#options.conversationId).catch(() => {
        this.#isUnread = true;
      });
  }
}
