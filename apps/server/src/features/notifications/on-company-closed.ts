import { applicationNotifications } from "@app/contract/notifications/application-notifications";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { loadEach, readerOf, textsOf } from "./words/reader-words.ts";
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
  const each = await loadEach(applicationNotifications);
  for (const { id, job, company, startsAt: missionStartsAt } of missions) {
    const waiting = await ctx.db
      .selectFrom("applications as a")
      .innerJoin("users as u", "u.id", "a.candidateId")
      .where("a.missionId", "=", id)
      .where("a.status", "in", ["pending", "reviewed"])
      .where(sql<boolean>`a.candidate_status is distinct from 'withdrawn'`)
      .select(["a.id", "a.candidateId", "u.language"])
      .execute();
    const drafts = waiting.map((application) => ({
      userId: application.candidateId,
      kind: "mission_closed" as const,
      actionUrl: `/candidat/tableau-de-bord/candidatures#candidature-${application.id}`,
      ...textsOf(readerOf(each, application.language), (words) => words.companyLeft({ job, company })),
    }));
    const about = { key: `mission_closed:${id}`, at, type: "application_update" as const, missionStartsAt };
    await writeNotifications(ctx, ctx.db, about, drafts);
  }
}
