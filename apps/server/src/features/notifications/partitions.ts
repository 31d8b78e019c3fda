import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

/** Every night: creates the partitions of the coming months. */
export async function createNotificationPartitions(ctx: Context): Promise<void> {
  await sql`select ensure_notification_partitions(0, 2)`.execute(ctx.db);
}
