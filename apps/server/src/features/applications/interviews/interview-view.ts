import type { InterviewView } from "@app/contract/applications/interviews";
import { interviewFr } from "@app/contract/applications/interviews.fr";
import { fileUrl } from "@app/contract/http/files";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { fullName, shortName } from "@app/domain/accounts/person-name";
import { awaitedParty } from "@app/domain/applications/interview";
import { sql } from "kysely";
import { notFound } from "../../../platform/http/errors.ts";
import { isOwnMission } from "../../../views/member-scope.ts";
import { partyOf } from "../application-view.ts";

function selectInterviews(db: Db) {
  return db
    .selectFrom("interviews as i")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.missionId", "=", "i.missionId").onRef("a.id", "=", "i.applicationId"),
    )
    .innerJoin("missions as m", "m.id", "i.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .select(["i.id", "i.missionId", "i.applicationId", "i.status", "i.proposedBy", "i.proposedTimes", "i.chosenTime"])
    .select(["i.place", "i.createdAt", "i.updatedAt", "a.candidateId", "a.companyId"])
    .select(["a.status as applicationStatus", "a.candidateStatus", "m.title", "m.startsAt"])
    .select(["co.name as companyName", "co.logoFileId", "u.firstName", "u.lastName"]);
}
export type InterviewRow = Awaited<ReturnType<ReturnType<typeof selectInterviews>["executeTakeFirstOrThrow"]>>;

export const interviewNotFound = () => notFound("interview_not_found", interviewFr.notFound);

/** Not found for anyone but the two parties. */
export async function findInterview(db: Db, viewer: Actor, id: number): Promise<InterviewRow> {
  if (viewer.role !== "candidate" && viewer.role !== "employer") throw interviewNotFound();
  const row = await selectInterviews(db)
    .where("i.id", "=", id)
    .where(viewer.role === "employer" ? isOwnMission(viewer, "m") : sql<boolean>`a.candidate_id = ${viewer.userId}`)
    .executeTakeFirst();
  if (!row) throw interviewNotFound();
  return row;
}

export async function readInterview(db: Db, viewer: Actor, id: number): Promise<InterviewView> {
  return presentInterview(await findInterview(db, viewer, id), viewer);
}

function presentInterview(row: InterviewRow, viewer: Actor): InterviewView {
  const proposedBy = partyOf(row.proposedBy, row);
  const hasLeft = viewer.role === "employer" && row.candidateStatus === "withdrawn";
  return {
    id: row.id,
    application_id: row.applicationId,
    status: row.status,
    proposed_by: proposedBy,
    times: row.proposedTimes.map((time) => time.toISOString()),
    chosen_time: row.chosenTime?.toISOString() ?? null,
    place: row.place,
    my_turn: awaitedParty({ status: row.status, proposedBy }) === viewer.role,
    job: { id: row.missionId, title: row.title, startDate: row.startsAt.toISOString() },
    company: { id: row.companyId, name: row.companyName, logo: fileUrl(row.logoFileId) },
    candidate: {
      id: row.candidateId,
      name: hasLeft ? shortName(row) : fullName(row),
    },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
