import type { MessageView } from "@app/contract/messages/messages";
import { NetworkError, RefusedError, UnauthorizedError } from "../../lib/json-client.ts";
import { retryDelay } from "../../lib/reconnecting-socket.ts";
import { sendMessage } from "./chat-api.ts";

/** Not yet confirmed by the server. */
export interface Unsent {
  clientId: string;
  content: string;
  /** When it was written, in milliseconds. */
  at: number;
  /** Why the server refused it; the person retries or discards it. */
  failed?: string | undefined;
}

/** Sends through the open socket of the conversation. */
export type Channel = (item: Unsent) => Promise<MessageView>;

const STORED = "messages:";

/** Unsent messages of one conversation, sent in order. Stored in the session; the client id makes a retry harmless. */
export class Outbox {
  channel: Channel | undefined;
  onSent: ((message: MessageView) => void) | undefined;
  readonly #conversationId: number;
  readonly #key: string;
  #items: readonly Unsent[];
  readonly #listeners = new Set<() => void>();
  #isBusy = false;
  #wake: (() => void) | undefined;

  constructor(userId: number, conversationId: number) {
    this.#conversationId = conversationId;
    this.#key = `${STORED}${userId}:${conversationId}`;
    this.#items = readStored(this.#key);
    addEventListener("online", () => this.wake());
    void this.#send();
  }

  get items(): readonly Unsent[] {
    return this.#items;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(content: string): void {
    this.#save([...this.#items, { clientId: crypto.randomUUID(), content, at: Date.now() }]);
    this.wake();
  }

  retry(clientId: string): void {
    this.#save(this.#items.map((item) => (item.clientId === clientId ? { ...item, failed: undefined } : item)));
    this.wake();
  }

  discard(clientId: string): void {
    this.#save(this.#items.filter((item) => item.clientId !== clientId));
  }

  /** Tries again at once. */
  wake(): void {
    this.#wake?.();
    void this.#send();
  }

  #save(items: readonly Unsent[]): void {
    this.#items = items;
    store(this.#key, items);
    for (const listener of this.#listeners) listener();
  }

  async #send(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    let attempts = 0;
    const next = () => this.#items.find(({ failed }) => failed === undefined);
    for (let item = next(); item !== undefined; item = next()) {
      try {
        const message = await this.#deliver(item);
        attempts = 0;
        this.discard(item.clientId);
        this.onSent?.(message);
      } catch (error) {
        if (error instanceof UnauthorizedError) break;
        const wait = waitAfter(error, attempts);
        attempts += 1;
        if (wait === undefined) this.#fail(item.clientId, error);
        else await this.#pause(wait);
      }
    }
    this.#isBusy = false;
  }

  #deliver(item: Unsent): Promise<MessageView> {
    if (!navigator.onLine) return Promise.reject(new NetworkError("no network"));
    return this.channel?.(item) ?? sendMessage(this.#conversationId, item.content, item.clientId);
  }

  #fail(clientId: string, error: unknown): void {
    const sentence = error instanceof Error ? error.message : "";
    this.#save(this.#items.map((item) => (item.clientId === clientId ? { ...item, failed: sentence } : item)));
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** In milliseconds; undefined when waiting will not help. */
function waitAfter(error: unknown, attempts: number): number | undefined {
  if (!(error instanceof RefusedError)) return retryDelay(attempts);
  return error.retryAfter === undefined ? undefined : error.retryAfter * 1000;
}

const outboxes = new Map<string, Outbox>();

/** One per conversation for as long as the tab lives. */
export function outboxOf(userId: number, conversationId: number): Outbox {
  const key = `${userId}:${conversationId}`;
  const outbox = outboxes.get(key) ?? new Outbox(userId, conversationId);
  outboxes.set(key, outbox);
  return outbox;
}

/** Resumes what a closed or reloaded page had not sent. */
export function resumeOutboxes(userId: number): void {
  const own = `${STORED}${userId}:`;
  for (const key of attempt(() => Object.keys(sessionStorage)) ?? [])
    if (key.startsWith(own)) outboxOf(userId, Number(key.slice(own.length)));
}

/** On sign-out. */
export function clearOutboxes(): void {
  for (const key of attempt(() => Object.keys(sessionStorage)) ?? [])
    if (key.startsWith(STORED)) attempt(() => sessionStorage.removeItem(key));
}

/** Storage may be refused (private browsing, quota): nothing is stored then. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function store(key: string, items: readonly Unsent[]): void {
  attempt(() =>
    items.length > 0 ? sessionStorage.setItem(key, JSON.stringify(items)) : sessionStorage.removeItem(key),
  );
}

function readStored(key: string): readonly Unsent[] {
  return attempt((): readonly Unsent[] => JSON.parse(sessionStorage.getItem(key) ?? "[]")) ?? [];
}
