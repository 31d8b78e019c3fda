import { isForTeam } from "@app/domain/missions/audience";
import { defaultTeamUntil } from "@app/domain/team/head-start";
import { nightEnd, startsSoon } from "@app/domain/time/night";
import { sql } from "kysely";
import { openMission } from "../../commands/open-mission.ts";
import { askTeam } from "../../commands/team-wave.ts";
import { lockOpenMission } from "../../commands/waves.ts";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { recipientsOf } from "../../views/recipients.ts";

/** The team is asked, in one transaction: killed at any point, it starts again and nobody is asked twice. */
export async function onTeamDue(ctx: Context, { missionId }: JobPayload<"mission.team">): Promise<void> {
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    const mission = await lockOpenMission(tx, missionId, now);
    if (!mission || mission.isStopped || !isForTeam(mission)) return;
    const morning = nightEnd(now);
    if (morning && !startsSoon(mission.startsAt, now)) return enqueue(tx, "mission.team", { missionId }, morning);
    await askTeam(tx, { missionId, startsAt: mission.startsAt, at: now });
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
  });
}

/** The head start of the team is over. Nothing once its employer opened it, kept it for the team, or took it off line. */
export async function onOpenDue(ctx: Context, { missionId }: JobPayload<"mission.open">): Promise<void> {
  await transaction(ctx, async (tx) => {
    const mission = await tx
      .selectFrom("missions")
      .where("id", "=", missionId)
      .where("audience", "=", "team_first")
      .where("teamUntil", "is not", null)
      .where("status", "=", "recruiting")
      .where("hiddenAt", "is", null)
      .where("deletedAt", "is", null)
      .select(["teamUntil", "teamSentAt", "nextStart"])
      .select(recipientsOf("missions", sql`${ctx.now()}::timestamptz`).as("recipients"))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!mission?.teamUntil) return;
    const now = ctx.now();
    const { teamUntil, teamSentAt, nextStart, recipients } = mission;
    // The clock of the database, which starts jobs, may be ahead of ours.
    if (teamUntil > now) return enqueue(tx, "mission.open", { missionId }, teamUntil);
    if (teamSentAt === null && nextStart && nightEnd(now) && !startsSoon(nextStart, now)) {
      // Asleep, the team was not asked: its head start begins in the morning.
      const until = defaultTeamUntil({ now, startsAt: nextStart });
      await tx.updateTable("missions").set({ teamUntil: until }).where("id", "=", missionId).execute();
      return enqueue(tx, "mission.open", { missionId }, until);
    }
    await openMission(tx, missionId, now);
    for (const userId of recipients) publishToUser(ctx, tx, userId, { type: "job", id: missionId });
  });
}
