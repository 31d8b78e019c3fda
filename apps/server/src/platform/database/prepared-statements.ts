import type { Db, Pool } from "@app/db/database";
import { CompiledQuery } from "kysely";

/** Prepared statements, planned once per connection, which Kysely does not support. */
export type Statement = { name: string; text: string };

export const defineStatement = (name: string, text: string): Statement => ({ name, text });

export async function runForRow<T extends object>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<T | undefined> {
  const result = await pool.query<T>({ ...statement, values: [...values] });
  return result.rows[0];
}

/** In a transaction or outside; Kysely has nothing to build. */
export async function runText<T>(db: Db, text: string, values: readonly unknown[]): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, [...values]));
  return rows;
}
