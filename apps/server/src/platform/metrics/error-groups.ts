import { createHash } from "node:crypto";
import type { Db } from "@app/db/database";
import { type ErrorSource, maskMessage, ownFrame } from "@app/domain/office/error-report";
import { sql } from "kysely";
import type { Logger } from "pino";
import { isDatabaseUnavailable } from "../database/database-errors.ts";

type SeenError = {
  source: ErrorSource;
  name: string;
  /** The pattern of a route, or the name of a job: no parameters. */
  place: string;
  message: string;
  stack: string | undefined;
};

export type ErrorGroups = {
  /** Never fails and does not wait: written in the background, with others of the same cause. */
  record: (source: ErrorSource, place: string, error: unknown) => void;
  recordReport: (error: SeenError) => void;
  /** Writes what was seen. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

const FLUSH_EVERY_MS = 5_000;
/** Beyond it, other causes are only in the log until the next flush. */
const MAX_GROUPS = 200;
/** Anyone may report as a browser: their causes take neither the others' room here nor their page of the office. */
const MAX_BROWSER_GROUPS = 50;
const MAX_OPEN_BROWSER_GROUPS = 40;
const MAX_NAME = 80;
const MAX_PLACE = 300;

export function createErrorGroups(db: Db, log: Logger, now: () => Date): ErrorGroups {
  let seen = new Map<string, Row>();

  function recordReport(error: SeenError): void {
    const row = rowOf(error, now());
    const known = seen.get(row.fingerprint);
    if (known) Object.assign(known, { count: known.count + 1, last_seen_at: row.last_seen_at });
    else if (hasRoom(row.source)) seen.set(row.fingerprint, row);
  }

  function hasRoom(source: ErrorSource): boolean {
    if (seen.size >= MAX_GROUPS) return false;
    if (source !== "browser") return true;
    return [...seen.values()].filter((row) => row.source === "browser").length < MAX_BROWSER_GROUPS;
  }

  async function flush(): Promise<void> {
    if (seen.size === 0) return;
    // In one order, so that two processes never wait for each other.
    const rows = [...seen.values()].toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
    seen = new Map();
    await upsert(db, rows).catch((error: unknown) =>
      log.error({ event: "error_groups.lost", groups: rows.length, err: error }),
    );
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref();
  return {
    record(source, place, error) {
      if (isDatabaseUnavailable(error)) return;
      const isError = error instanceof Error;
      recordReport({
        source,
        place,
        name: isError ? error.name : typeof error,
        message: isError ? error.message : "",
        stack: isError ? error.stack : undefined,
      });
    },
    recordReport,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

type Row = ReturnType<typeof rowOf>;

function rowOf({ source, name, place, message, stack }: SeenError, at: Date) {
  const masked = maskMessage(message);
  const frame = ownFrame(stack, { isMinified: source === "browser" });
  const row = { source, name: maskMessage(name).slice(0, MAX_NAME), place: place.slice(0, MAX_PLACE), frame };
  // Minified functions have other names in each release: the message tells errors of one file apart.
  const cause = source === "browser" ? `${frame ?? row.place}\n${masked}` : (frame ?? row.place);
  const hash = createHash("sha256").update(`${source}\n${row.name}\n${cause}`).digest("hex");
  return { ...row, fingerprint: hash.slice(0, 32), message: masked, count: 1, first_seen_at: at, last_seen_at: at };
}

/** A closed group opens again, unless it was closed after the error. New causes of browsers wait until some are closed. */
async function upsert(db: Db, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into error_groups as known
      (fingerprint, source, name, place, frame, message, first_seen_at, last_seen_at, count)
    select fingerprint, source, name, place, frame, message, first_seen_at, last_seen_at, count
    from (
      select *, row_number() over (partition by source, fingerprint in (select fingerprint from error_groups)) as new_one
      from jsonb_populate_recordset(null::error_groups, ${JSON.stringify(rows)}::jsonb)
    ) given
    where source <> 'browser' or fingerprint in (select fingerprint from error_groups) or new_one <=
      ${MAX_OPEN_BROWSER_GROUPS} - (select count(*) from error_groups where source = 'browser' and closed_at is null)
    on conflict (fingerprint) do update set
      count = known.count + excluded.count,
      place = excluded.place,
      message = excluded.message,
      last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at),
      closed_at = case when known.closed_at >= excluded.last_seen_at then known.closed_at end,
      closed_by = case when known.closed_at >= excluded.last_seen_at then known.closed_by end`.execute(db);
}
