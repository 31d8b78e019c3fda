import type { Pool } from "@app/db/database";

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
