import { fileUrl } from "@app/contract/http/files";
import type { CandidateToRate } from "@app/contract/ratings/ratings";
import type { Employer } from "@app/domain/accounts/actor";
import { maskEmail } from "@app/domain/applications/masked-contact";
import type { Context } from "../../platform/context.ts";
import { isOwnApplication } from "../../views/member-scope.ts";
import { isRateableMission, isRecentWork, isUnrated } from "../../views/rateable.ts";

const SHOWN = 50;
/** Without a limit, an employer who rated everyone would scan their whole history. */
const MAX_SCANNED = 2_000;

/** Most recent first. */
export async function candidatesToRate(ctx: Context, employer: Employer): Promise<CandidateToRate[]> {
  const rows = await ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom("applications")
        .where(isOwnApplication(employer))
        .where("attendance", "=", "worked")
        .orderBy("attendanceAt", "desc")
        .limit(MAX_SCANNED)
        .select(["id", "missionId", "candidateId", "createdAt", "attendanceAt"])
        .as("a"),
    )
    .innerJoin("missions as m", "m.id", "a.missionId")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .where("u.status", "=", "active")
    .where(isRateableMission("m"))
    .where(isRecentWork(ctx.now()))
    .where(isUnrated("candidate"))
    .orderBy("a.attendanceAt", "desc")
    .limit(SHOWN)
    .select(["a.id as applicationId", "a.candidateId", "a.createdAt", "m.id as missionId", "m.title", "m.startsAt"])
    .select(["u.firstName", "u.lastName", "u.email", "u.imageFileId"])
    .execute();
  return rows.map((row) => ({
    id: row.candidateId,
    name: `${row.firstName} ${row.lastName}`,
    jobTitle: row.title,
    email: maskEmail(row.email),
    appliedDate: row.createdAt.toISOString(),
    application_id: row.applicationId,
    job_id: row.missionId,
    startDate: row.startsAt.toISOString(),
    profileImage: fileUrl(row.imageFileId),
  }));
}
