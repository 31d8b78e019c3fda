import { sql } from "kysely";
import type { Db } from "../database.ts";

/** The database's clock: the one that decides whether a mission can still be found. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("select now() answered nothing");
  return row.now;
}
