import { fileUrl } from "@app/contract/http/files";
import type { WorkToRate } from "@app/contract/ratings/ratings";
import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { isRateableMission, isRecentWork, isUnrated } from "../../views/rateable.ts";

const SHOWN = 50;
/** Without a limit, someone who rated everything would scan their whole history. */
const MAX_SCANNED = 500;

/** Last applied to first. */
export async function worksToRate(ctx: Context, { userId }: Candidate): Promise<WorkToRate[]> {
  const rows = await ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom("applications")
        .where("candidateId", "=", userId)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(MAX_SCANNED)
        .select(["id", "missionId", "companyId", "createdAt", "attendance", "attendanceAt"])
        .as("a"),
    )
    .innerJoin("missions as m", "m.id", "a.missionId")
    .innerJoin("companies as co", "co.id", "a.companyId")
    .where("a.attendance", "=", "worked")
    .where(isRateableMission("m"))
    .where(isRecentWork(ctx.now()))
    .where(isUnrated("company"))
    .orderBy("a.createdAt", "desc")
    .limit(SHOWN)
    .select(["a.id as applicationId", "m.id as missionId", "m.title", "m.startsAt"])
    .select(["co.id as companyId", "co.name", "co.logoFileId"])
    .execute();
  return rows.map((row) => ({
    application_id: row.applicationId,
    job_id: row.missionId,
    jobTitle: row.title,
    startDate: row.startsAt.toISOString(),
    company: { id: row.companyId, name: row.name, logo: fileUrl(row.logoFileId) },
  }));
}
