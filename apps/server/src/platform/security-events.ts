import type { Db } from "@app/db/database";
import type { SecurityEventKind } from "@app/domain/security-event";
import { shortAddress } from "@app/domain/short-address";
import type { Logger } from "pino";
import { createEventQuota } from "./event-quota.ts";
import { currentRequest } from "./request-context.ts";

export type SecurityEvent = {
  kind: SecurityEventKind;
  /** Whose account it is about; whoever is signed in, when it is left out. */
  userId?: number | null;
  sessionId?: number | null;
  /** Ids, codes and counts: never a name, an e-mail address or a token. */
  detail?: Readonly<Record<string, string | number | boolean>>;
};

export type SecurityEvents = {
  /** For what happened: joins the caller's transaction, so that one is never there without the other. */
  record: (tx: Db, event: SecurityEvent) => Promise<void>;
  /** For what was refused: a statement of its own that nobody waits for and that never fails the answer; bounded per subject. */
  report: (event: SecurityEvent) => void;
  /** Waits for what was reported. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

const SUMMARY_EVERY_MS = 60_000;

/** The one way to write a security event: a row and a log line, the line without any address. */
export function createSecurityEvents(db: Db, log: Logger, now: () => Date): SecurityEvents {
  const quota = createEventQuota<Row>(now);
  const pending = new Set<Promise<void>>();

  async function insert(tx: Db, row: Row): Promise<void> {
    await tx
      .insertInto("securityEvents")
      .values({ ...row, detail: JSON.stringify(row.detail) })
      .execute();
  }

  function insertLater(row: Row): void {
    const inserting = insert(db, row)
      .catch((error: unknown) => log.error({ event: "security_event.lost", kind: row.kind, err: error }))
      .finally(() => pending.delete(inserting));
    pending.add(inserting);
  }

  function writeCounted(everything?: boolean): void {
    for (const { event, count } of quota.takeCounted(everything))
      insertLater({ ...event, requestId: null, detail: { count } });
  }

  const timer = setInterval(writeCounted, SUMMARY_EVERY_MS).unref();
  const settled = async () => void (await Promise.all(pending));

  return {
    async record(tx, event) {
      const row = rowOf(event);
      await insert(tx, row);
      log.info(lineOf(row));
    },
    report(event) {
      const row = rowOf(event);
      if (!quota.admit(row)) return;
      log.warn(lineOf(row));
      insertLater(row);
    },
    settled,
    async close() {
      clearInterval(timer);
      writeCounted(true);
      await settled();
    },
  };
}

type Row = {
  kind: SecurityEventKind;
  userId: number | null;
  sessionId: number | null;
  requestId: string | null;
  address: string | null;
  detail: Record<string, string | number | boolean>;
};

function rowOf({ kind, userId, sessionId, detail = {} }: SecurityEvent): Row {
  const request = currentRequest();
  const actor = request?.actor;
  return {
    kind,
    userId: userId === undefined ? (actor?.userId ?? null) : userId,
    sessionId: sessionId === undefined ? (actor?.sessionId ?? null) : sessionId,
    requestId: request?.id ?? null,
    address: request ? shortAddress(request.ip) : null,
    detail,
  };
}

/** The id of the request is added to every line by the logger itself. */
const lineOf = ({ kind, userId, sessionId, detail }: Row) => ({
  event: `security.${kind}`,
  ...(userId !== null && { userId }),
  ...(sessionId !== null && { sessionId }),
  ...detail,
});
