import { type Insertable, sql } from "kysely";
import type { Db } from "../database.ts";
import type { DB } from "../schema.ts";

const CHUNK = 2_000;

/** One statement per chunk whatever the number of columns; every row must have the keys of the first. */
export async function insertMany<T extends keyof DB>(
  db: Db,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const target = sql.table(table);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK).map(withSnakeKeys);
    await sql`insert into ${target} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${target}, ${JSON.stringify(chunk)}::json)`.execute(db);
  }
}

export type NumberedTable =
  | "companies"
  | "establishments"
  | "users"
  | "missions"
  | "shifts"
  | "files"
  | "conversations"
  | "ratings"
  | "applications"
  | "messages"
  | "applicationEvents";

/** Ids taken in advance, so that rows can refer to each other before any of them is written. */
export async function reserveIds(db: Db, table: NumberedTable, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${snakeCase(table)}, 'id')::regclass) as id
    from generate_series(1, ${count})`.execute(db);
  return rows.map(({ id }) => id);
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function withSnakeKeys(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]));
}
