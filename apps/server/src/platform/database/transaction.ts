import type { Db } from "@app/db/database";
import type { IsolationLevel } from "kysely";
import type { Context } from "../context.ts";
import { type IdempotencyKey, runOnce } from "../http/idempotency.ts";
import { deferEvents } from "../realtime/realtime.ts";

type TransactionContext = Pick<Context, "db" | "now"> & Partial<Pick<Context, "realtime">>;

type TransactionOptions = {
  /** A repeated request gets the stored answer of the first. */
  idempotencyKey?: IdempotencyKey | null;
  /** Without it, PostgreSQL's own: read committed. */
  isolationLevel?: IsolationLevel;
  isReadOnly?: boolean;
};

/** The only way to open a transaction. Events published inside it leave after its commit. It is never retried. */
export async function transaction<T>(
  ctx: TransactionContext,
  work: (tx: Db) => Promise<T>,
  { idempotencyKey = null, isolationLevel, isReadOnly = false }: TransactionOptions = {},
): Promise<T> {
  let builder = ctx.db.transaction();
  if (isolationLevel) builder = builder.setIsolationLevel(isolationLevel);
  if (isReadOnly) builder = builder.setAccessMode("read only");
  const [result, events] = await builder.execute(async (tx) => {
    const deferred = deferEvents(tx);
    const answer = idempotencyKey ? await runOnce(tx, idempotencyKey, ctx.now(), work) : await work(tx);
    return [answer, deferred] as const;
  });
  if (events.length > 0) ctx.realtime?.publish(events);
  return result;
}
