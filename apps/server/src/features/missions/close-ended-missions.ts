import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

/** Every minute: shifts that have started leave search, ended missions are completed. */
export async function sweepMissions(ctx: Context): Promise<void> {
  await leaveSearch(ctx);
  await ctx.db
    .updateTable("missions")
    .set({ status: "completed", heldAt: null, heldReason: null, updatedAt: ctx.now() })
    .set({ endedHeld: sql<boolean>`status = 'held' and application_count = 0` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("missions")
        .where("endsAt", "<=", ctx.now())
        .where("status", "!=", "completed")
        .orderBy("endsAt")
        .limit(1000)
        .select("id")
        .modifyEnd(sql`for update skip locked`),
    )
    .execute();
}

/** The next start that has a place, and whether it is still urgent; the trigger rewrites the search, or removes the mission. */
async function leaveSearch(ctx: Context): Promise<void> {
  const now = ctx.now();
  await sql`
    update missions m set next_start = n.next_start, urgent = m.urgent and coalesce(n.next_start <= ${now}::timestamptz + interval '72 hours', true)
    from (
      select started.id, next_start_of(started, ${now}) as next_start from missions started
      where started.id in (select mission_id from mission_search where starts_at <= ${now})
      order by started.id for no key update) n
    where m.id = n.id`.execute(ctx.db);
}
