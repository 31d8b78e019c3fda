import type { MessageView } from "@app/contract/messaging";
import type { ChatFrame } from "@app/contract/sockets";
import { Lost, markRead, Refused, readMessages } from "./direct.ts";
import { type Outbox, outboxOf, type Unsent } from "./outbox.ts";
import { SteadySocket } from "./steady-socket.ts";

/** As many as the API gives at once. */
const MESSAGES_AT_ONCE = 50;
/** An echo that does not come in this time means that the line is dead. */
const ECHO_PATIENCE = 8_000;
/** Where sockets are refused, what was said is asked for this often. */
const LOOK_EVERY = 5_000;

export interface ChatState {
  /** In the order they were said. */
  messages: readonly MessageView[];
  unsent: readonly Unsent[];
  hasOlder: boolean;
  older: "idle" | "loading" | "failed";
  /** The other person has read up to here. */
  readUpTo: number;
  /** The latest thing that came while the page was open, for those who listen to it. */
  news: MessageView | undefined;
}

export interface ChatFacts {
  conversationId: number;
  userId: number;
  /** Newest first, as they come. */
  messages: readonly MessageView[];
  readUpTo: number;
  isUnread: boolean;
}

type Waiting = { resolve: (message: MessageView) => void; reject: (error: Error) => void };

/** One open conversation: what was said, what is on its way, and the line that keeps both up to date. */
export class Chat {
  #state: ChatState;
  readonly #facts: ChatFacts;
  readonly #listeners = new Set<() => void>();
  readonly #echoes = new Map<string, Waiting>();
  /** Everything up to here is known, without a hole: where to resume. */
  #last: number;
  #isUnread: boolean;
  #outbox: Outbox | undefined;
  #socket: SteadySocket | undefined;
  #catchingUp: Promise<void> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(facts: ChatFacts) {
    this.#facts = facts;
    this.#last = facts.messages[0]?.id ?? 0;
    this.#isUnread = facts.isUnread;
    this.#state = {
      messages: facts.messages.toReversed(),
      unsent: [],
      hasOlder: facts.messages.length === MESSAGES_AT_ONCE,
      older: "idle",
      readUpTo: facts.readUpTo,
      news: undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ChatState => this.#state;

  /** Gives the way to stop; what is still to be sent leaves all the same. */
  start(): () => void {
    const { conversationId, userId } = this.#facts;
    const outbox = outboxOf(userId, conversationId);
    this.#outbox = outbox;
    const showUnsent = () => this.#set({ unsent: outbox.items });
    const stopShowing = outbox.subscribe(showUnsent);
    showUnsent();
    outbox.onSent = (message) => {
      this.#add([message]);
      if (!this.#socket?.isOpen) void this.#catchUp();
    };
    this.#socket = new SteadySocket({
      address: () => `/chat/${conversationId}/?after=${this.#last}`,
      onFrame: (frame) => this.#hear(frame as ChatFrame),
      onOpen: () => {
        this.#stopLooking();
        outbox.channel = (item) => this.#say(item);
        outbox.wake();
        this.#read();
      },
      onDown: () => {
        outbox.channel = undefined;
        for (const { reject } of this.#echoes.values()) reject(new Lost("the line is down"));
        // No socket to be had, perhaps, but the site may answer.
        this.#look();
        this.#looking ??= setInterval(() => this.#look(), LOOK_EVERY);
      },
    });
    const look = () => this.#read();
    document.addEventListener("visibilitychange", look);
    this.#read();
    return () => {
      document.removeEventListener("visibilitychange", look);
      this.#stopLooking();
      stopShowing();
      outbox.onSent = undefined;
      outbox.channel = undefined;
      this.#socket?.close();
      for (const { reject } of this.#echoes.values()) reject(new Lost("the page is left"));
    };
  }

  #look(): void {
    if (navigator.onLine && !document.hidden) void this.#catchUp();
  }

  #stopLooking(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
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
      const page = await readMessages(this.#facts.conversationId, "before", oldest.id);
      this.#add(page);
      this.#set({ older: "idle", hasOlder: page.length === MESSAGES_AT_ONCE });
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

  /** In the order of the line: nothing is missing before it. */
  #follow(messages: readonly MessageView[]): void {
    const fresh = messages.filter(({ id, sender }) => id > this.#last && sender.id !== this.#facts.userId);
    this.#last = Math.max(this.#last, ...messages.map(({ id }) => id));
    this.#add(messages);
    if (fresh.length === 0) return;
    this.#isUnread = true;
    this.#set({ news: fresh.at(-1) });
    this.#read();
  }

  #hear(frame: ChatFrame): void {
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
        this.#echoes.get(frame.client_id ?? "")?.reject(new Refused(frame.error, frame.retry_after));
        break;
      case "resumed":
        break;
    }
  }

  #say({ clientId, content }: Unsent): Promise<MessageView> {
    return new Promise<MessageView>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Lost("no echo"));
        this.#socket?.renew();
      }, ECHO_PATIENCE);
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

  /** What was said since, page after page; one at a time. */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readOn().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #readOn(): Promise<void> {
    try {
      for (;;) {
        const page = await readMessages(this.#facts.conversationId, "after", this.#last);
        if (page.length > 0) this.#follow(page);
        if (page.length < MESSAGES_AT_ONCE) return;
      }
    } catch {
      // The next occasion resumes from the same place.
    }
  }

  /** Too much for the line, which goes on from the end: what lies between is asked for, or the line begins again before it. */
  async #fill(after: number, upTo: number): Promise<void> {
    try {
      for (let from = after; from < upTo; ) {
        const page = await readMessages(this.#facts.conversationId, "after", from);
        this.#add(page);
        from = page[0]?.id ?? upTo;
      }
      this.#last = Math.max(this.#last, upTo);
    } catch {
      this.#last = after;
      this.#socket?.renew();
    }
  }

  /** Read is what somebody has in front of them. */
  #read(): void {
    if (!this.#isUnread || document.hidden || !navigator.onLine) return;
    this.#isUnread = false;
    if (this.#socket?.isOpen) this.#socket.send({ type: "read" });
    else
      void markRead(this.#facts.conversationId).catch(() => {
        this.#isUnread = true;
      });
  }
}
