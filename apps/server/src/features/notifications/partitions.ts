import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

/** Every night: the coming months have their tables before their first row. */
export async function keepNotificationPartitions(ctx: Context): Promise<void> {
  await sql`select ensure_notification_partitions(0, 2)`.execute(ctx.db);
}
