import type { MessageView } from "@app/contract/messaging";
import type { LiveFrame } from "@app/contract/sockets";
import type { Db } from "@app/db/database";
import type { Context } from "./context.ts";

/** What one person is told at once, wherever their sockets are. Losing it costs a delay, never the thing itself. */
export type UserFrame =
  | Exclude<LiveFrame, { type: "unread" | "conversation" }>
  /** Something was read or removed: the counters are to be counted again. */
  | { type: "counters" }
  /** `previous` is the message before it in the conversation: whoever has not seen that one reads the gap first. */
  | { type: "message"; conversation: number; previous: number; message: MessageView }
  /** There is this message: a reminder, for whoever has not heard of it. */
  | { type: "said"; conversation: number; last: number }
  | { type: "read"; conversation: number; reader: number; upTo: number };

export type Telling = { userId: number; frame: UserFrame };
export type Hear = (userId: number, frame: UserFrame) => void;

export type Live = {
  /** Says it to the sockets of this process and of the others. Never waits, never throws. */
  publish: (tellings: readonly Telling[]) => void;
  /** Everything that is told to those this process listens for; gives the way to stop. */
  onTold: (hear: Hear) => () => void;
  /** Once it is there, nothing said to this person from then on is missed while `isWhole`. */
  listen: (userId: number) => Promise<void>;
  leave: (userId: number) => void;
  /** False while the other processes may not be heard: the database is then asked instead. */
  isWhole: () => boolean;
  close: () => void;
};

const untilCommit = new WeakMap<Db, Telling[]>();

/**
 * Tells a person once the transaction is committed, and not at all if it is not; without a transaction, now.
 * The transaction must be one of `transact` or `inTransaction`, which know when it ends.
 */
export function tellUser(ctx: Context, tx: Db, userId: number, frame: UserFrame): void {
  if (!tx.isTransaction) return ctx.live.publish([{ userId, frame }]);
  const tellings = untilCommit.get(tx);
  if (!tellings) throw new Error("what is told waits for a commit: open the transaction with transact()");
  tellings.push({ userId, frame });
}

/** Runs the work of one transaction, and gives what it tells once it is committed. */
export async function collectTellings<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<[T, Telling[]]> {
  const tellings: Telling[] = [];
  const result = await db.transaction().execute((tx) => {
    untilCommit.set(tx, tellings);
    return work(tx);
  });
  return [result, tellings];
}
