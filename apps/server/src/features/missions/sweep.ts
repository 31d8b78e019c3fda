import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

/** Every minute: started missions leave search, ended ones are completed. */
export async function sweepMissions(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom("missionSearch").where("startsAt", "<=", ctx.now()).execute();
  await ctx.db
    .updateTable("missions")
    .set({ status: "completed", heldAt: null, heldReason: null, updatedAt: ctx.now() })
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
