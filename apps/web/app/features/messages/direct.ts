/** What the chat asks of the site by itself, without a page around the answer. */
import type { ConversationView, MessageView } from "@app/contract/messaging";

/** No answer came, or none that says anything: asking again may help. */
export class Lost extends Error {}

/** An answer that asking again will not change, unless it says in how many seconds. */
export class Refused extends Error {
  readonly retryAfter: number | undefined;
  constructor(sentence: string, retryAfter?: number) {
    super(sentence);
    this.retryAfter = retryAfter;
  }
}

/** The session is over: the page itself leads to sign in. */
export class SignedOut extends Error {}

/** Longer than any answer takes; on a line that is half dead nothing else ends the wait. */
const PATIENCE = 10_000;

export async function drawTicket(): Promise<string> {
  const { ticket } = await ask<{ ticket: string }>("/direct/jeton", {});
  return ticket;
}

export const readConversations = (words: string, page: number) =>
  ask<ConversationView[]>(`/direct/conversations?q=${encodeURIComponent(words)}&page=${page}`);

const pathOf = (conversationId: number) => `/direct/conversations/${conversationId}`;

export const readMessages = (conversationId: number, side: "before" | "after", id: number) =>
  ask<MessageView[]>(`${pathOf(conversationId)}?${side}=${id}`);

export const sendMessage = (conversationId: number, content: string, clientId: string) =>
  ask<MessageView>(pathOf(conversationId), { content, client_id: clientId });

export const markRead = (conversationId: number) => ask<object>(pathOf(conversationId), { read: true });

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    ...(body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw new Lost("no answer", { cause: error });
  });
  if (response.status === 401) throw new SignedOut();
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  if (response.status >= 500 || answer === undefined) throw new Lost(`status ${response.status}`);
  const { error = "", retry_after } = answer as { error?: string; retry_after?: number };
  throw new Refused(error, retry_after);
}
