import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { writeNotifications } from "./write-notifications.ts";

/** The employer closed their account and missions: notifies waiting applicants. */
export async function onCompanyClosed(ctx: Context, { companyId, leftAt }: JobPayload<"company.left">): Promise<void> {
  const at = new Date(leftAt);
  const missions = await ctx.db
    .selectFrom("missions as m")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .where("m.companyId", "=", companyId)
    .where("m.closedAt", "=", at)
    .select(["m.id", "m.title as job", "m.startsAt", "co.name as company"])
    .execute();
  for (const { id, job, company, startsAt: missionStartsAt } of missions) {
    const waiting = await ctx.db
      .selectFrom("applications")
      .where("missionId", "=", id)
      .where("status", "in", ["pending", "reviewed"])
      .where(sql<boolean>`candidate_status is distinct from 'withdrawn'`)
      .select(["id", "candidateId"])
      .execute();
    const drafts = waiting.map((application) => ({
      userId: application.candidateId,
      kind: "mission_closed" as const,
      actionUrl: `/candidat/tableau-de-bord/candidatures#candidature-${application.id}`,
      ...fr.companyLeft({ job, company }),
    }));
    const about = { key: `mission_closed:${id}`, at, type: "application_update" as const, missionStartsAt };
    await writeNotifications(ctx, ctx.db, about, drafts);
  }
}
