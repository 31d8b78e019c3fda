import { CompiledQuery } from "kysely";
import type { Db } from "./database.ts";

/** A statement as it is written, in a transaction or outside: Kysely has nothing to build. */
export async function runText<T>(db: Db, text: string, values: readonly unknown[]): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, [...values]));
  return rows;
}
