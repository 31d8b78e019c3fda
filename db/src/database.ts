import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { NamingClient } from "./naming-client.ts";
import type { DB } from "./schema.ts";

/** A pool or a transaction: Kysely's Transaction extends Kysely, so one type serves both. */
export type Db = Kysely<DB>;
export type Pool = pg.Pool;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day has no instant: it stays "YYYY-MM-DD".
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type ConnectOptions = { max?: number; applicationName?: string };

export function connectPool(url: string, { max = 10, applicationName = "renfort" }: ConnectOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    Client: NamingClient,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that dies, idle or between two queries of a transaction, is replaced: without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function connect(pool: Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // jsonb bodies keep the keys their writers gave them.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
