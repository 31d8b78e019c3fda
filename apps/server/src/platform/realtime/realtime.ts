import type { MessageView } from "@app/contract/messages/messages";
import type { LiveFrame } from "@app/contract/sockets";
import type { Db } from "@app/db/database";

/** What is sent to the sockets of one user, on whichever process. Losing one costs a delay: the database has it all. */
export type UserFrame =
  | Exclude<LiveFrame, { type: "unread" | "conversation" }>
  /** Something was read or removed: the counters must be counted again. */
  | { type: "counters" }
  /** `previous` is the message before it in the conversation: a client that lacks it must read the gap first. */
  | { type: "message"; conversation: number; previous: number; message: MessageView }
  /** Sent by a job, for processes that missed the message itself. */
  | { type: "latest_message"; conversationId: number; messageId: number }
  | { type: "read"; conversation: number; reader: number; upTo: number };

export type UserEvent = { userId: number; frame: UserFrame };
export type HandleEvent = (userId: number, frame: UserFrame) => void;

export type Realtime = {
  /** Sends to the sockets of all processes. Never waits, never throws. */
  publish: (events: readonly UserEvent[]) => void;
  /** Events of subscribed users; returns the function that removes the listener. */
  onEvent: (handleEvent: HandleEvent) => () => void;
  /** Once resolved, no event of this user is missed while `isConnected`. */
  subscribe: (userId: number) => Promise<void>;
  unsubscribe: (userId: number) => void;
  /** False while events of other processes may be missing: read the database instead. */
  isConnected: () => boolean;
  close: () => void;
};

const pendingEvents = new WeakMap<Db, UserEvent[]>();

/** Publishes after the commit of the transaction, and not at all if it fails; outside a transaction, at once. */
export function publishToUser(ctx: { realtime: Realtime }, tx: Db, userId: number, frame: UserFrame): void {
  publishToUsers(ctx, tx, [{ userId, frame }]);
}

/** The same, all at once. */
export function publishToUsers(ctx: { realtime: Realtime }, tx: Db, all: readonly UserEvent[]): void {
  if (!tx.isTransaction) return ctx.realtime.publish(all);
  const events = pendingEvents.get(tx);
  if (!events) throw new Error("events wait for a commit: open the transaction with transaction()");
  events.push(...all);
}

/** The list in which the events of this transaction wait for its commit. */
export function deferEvents(tx: Db): readonly UserEvent[] {
  const events: UserEvent[] = [];
  pendingEvents.set(tx, events);
  return events;
}
