import type { Db } from "@app/db/database";
import type { SecurityEventKind } from "@app/domain/accounts/security-event";
import { shortAddress } from "@app/domain/places/short-address";
import type { Logger } from "pino";
import { currentRequest } from "../http/request-context.ts";
import { createEventQuota } from "../limits/event-quota.ts";

export type SecurityEvent = {
  kind: SecurityEventKind;
  /** The account concerned; the caller when omitted. */
  userId?: number | null;
  sessionId?: number | null;
  /** Ids, codes and counts: no personal data or tokens. */
  detail?: Readonly<Record<string, string | number | boolean>>;
};

export type SecurityEvents = {
  /** For completed actions: in the caller's transaction. */
  record: (tx: Db, event: SecurityEvent) => Promise<void>;
  /** For refusals: written in the background, never fails the request, bounded per subject. */
  report: (event: SecurityEvent) => void;
  /** Waits for pending writes. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

const SUMMARY_EVERY_MS = 60_000;

/** The only way to write a security event: a row, and a log line without addresses. */
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

/** The logger adds the request id. */
const lineOf = ({ kind, userId, sessionId, detail }: Row) => ({
  event: `security.${kind}`,
  ...(userId !== null && { userId }),
  ...(sessionId !== null && { sessionId }),
  ...detail,
});
