import { channel } from "node:diagnostics_channel";
import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { PreparedClient, UnnamedClient } from "./prepared-statements.ts";
import type { DB } from "./schema.ts";
import { NO_LIMITS, type TimeLimits } from "./time-limits.ts";

/** A pool or a transaction: Kysely's Transaction extends Kysely, so one type serves both. */
export type Db = Kysely<DB>;
export type Pool = pg.Pool;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
/** int8[] has no name in the library's list. */
const INT8_ARRAY = 1016;
types.setTypeParser(INT8_ARRAY, (text) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(Number)));
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day has no instant: it stays "YYYY-MM-DD".
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** How long a caller waits for a connection, whether none is free or the server does not answer. */
const CONNECT_MS = 3_000;
/** PostgreSQL times out first; without even its error, the connection is considered lost. */
const ANSWER_MARGIN_MS = 2_000;

export type ConnectOptions = {
  max?: number;
  applicationName?: string;
  limits?: TimeLimits;
  /** False behind PgBouncer in transaction mode. */
  namedStatements?: boolean;
};

export function connectPool(
  url: string,
  { max = 10, applicationName = "renfort", limits = NO_LIMITS, namedStatements = true }: ConnectOptions = {},
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    Client: namedStatements ? PreparedClient : UnnamedClient,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(limits.statement > 0 && {
      statement_timeout: limits.statement,
      query_timeout: limits.statement + ANSWER_MARGIN_MS,
    }),
    ...(limits.lock > 0 && { lock_timeout: limits.lock }),
    ...(limits.idleInTransaction > 0 && { idle_in_transaction_session_timeout: limits.idleInTransaction }),
  });
  // A connection that dies, idle or between two queries of a transaction, is replaced: without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Listened to by packages/http/src/telemetry.ts when it is loaded. Parameters are not published. */
const queryChannel = channel("renfort.query");

export function connect(pool: Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(queryChannel.hasSubscribers && {
      log: ({ query, queryDurationMillis, level }) =>
        queryChannel.publish({ sql: query.sql, ms: queryDurationMillis, isFailed: level === "error" }),
    }),
    // jsonb bodies keep the keys their writers gave them.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
