import type { Pool } from "@app/db/database";

/** SQL that PostgreSQL parses and plans once per connection. Kysely does not name statements, hence this door for hot reads. */
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
