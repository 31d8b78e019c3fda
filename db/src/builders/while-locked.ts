import { sql } from "kysely";
import type { Db } from "../database.ts";

/** Whoever writes to this table waits until `act` is over, and gives up before; with « access exclusive » readers too. */
export async function whileLocked(
  db: Db,
  { table, mode = "exclusive" }: { table: string; mode?: "exclusive" | "access exclusive" },
  act: () => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(tx);
    await act();
  });
}
