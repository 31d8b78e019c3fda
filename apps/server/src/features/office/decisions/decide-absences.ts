import type { Attendance } from "@app/domain/applications/attendance";
import { enqueue } from "../../../jobs.ts";
import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** The person came: the absence is taken back. */
export const clearAbsence = (work: Work, id: number) => decideAbsence(work, id, "worked");
/** The person did not come: the absence counts. */
export const confirmAbsence = (work: Work, id: number) => decideAbsence(work, id, "absent");

async function decideAbsence(work: Work, id: number, outcome: Attendance): Promise<number> {
  const { tx, at } = work;
  const application = await lockContested(work, id);
  if (application.attendance === null) return decideWithdrawal(work, id, application, outcome);
  if (application.contestDecidedAt !== null && application.attendance === outcome)
    throw new OfficeRefusal("already_done", `The absence of application ${id} is already decided.`);
  if (outcome === "absent" && (await isRated(work, id)))
    throw new OfficeRefusal("already_rated", `Application ${id} has a rating: the work took place.`);
  await tx
    .updateTable("applications")
    .set({ contestDecidedAt: at, ...(application.attendance !== outcome && { attendance: outcome, attendanceAt: at }) })
    .where("id", "=", id)
    .execute();
  if (application.attendance !== outcome)
    await tx
      .insertInto("applicationEvents")
      .values({ missionId: application.missionId, applicationId: id, kind: outcome, actorId: null, at })
      .execute();
  await enqueue(tx, "candidate.recount", { candidateId: application.candidateId });
  return recordDecision(work, {
    action: outcome === "worked" ? "clear_absence" : "confirm_absence",
    subjectType: "application",
    subjectId: id,
    authorId: application.candidateId,
    parties: [application.createdBy],
  });
}

/** Excused, the withdrawal no longer counts; nobody worked. */
async function decideWithdrawal(
  work: Work,
  id: number,
  application: Awaited<ReturnType<typeof lockContested>>,
  outcome: Attendance,
): Promise<number> {
  const isLate = outcome === "absent";
  if (application.contestDecidedAt !== null && application.lateWithdrawal === isLate)
    throw new OfficeRefusal("already_done", `The withdrawal of application ${id} is already decided.`);
  await work.tx
    .updateTable("applications")
    .set({ contestDecidedAt: work.at, lateWithdrawal: isLate })
    .where("id", "=", id)
    .execute();
  await enqueue(work.tx, "candidate.recount", { candidateId: application.candidateId });
  return recordDecision(work, {
    action: isLate ? "confirm_absence" : "clear_absence",
    subjectType: "application",
    subjectId: id,
    authorId: application.candidateId,
    parties: [application.createdBy],
  });
}

async function lockContested({ tx }: Work, id: number) {
  const application = await tx
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.id", "=", id)
    .where("a.contestedAt", "is not", null)
    .where((eb) => eb.or([eb("a.attendance", "is not", null), eb("a.candidateStatus", "=", "withdrawn")]))
    .select(["a.missionId", "a.candidateId", "a.attendance", "a.contestDecidedAt", "m.createdBy", "a.lateWithdrawal"])
    .forUpdate("a")
    .executeTakeFirst();
  if (!application) throw new OfficeRefusal("not_found", `Application ${id} has no contested absence.`);
  return application;
}

async function isRated({ tx }: Work, applicationId: number): Promise<boolean> {
  const rating = await tx
    .selectFrom("ratings")
    .where("applicationId", "=", applicationId)
    .select("id")
    .executeTakeFirst();
  return rating !== undefined;
}
