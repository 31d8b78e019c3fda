import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import { runText } from "@app/db/run-text";
import type { Employer } from "@app/domain/accounts/actor";
import { isAnswer } from "@app/domain/applications/application";
import { statusToRestore } from "@app/domain/applications/decision-undo";
import { sql } from "kysely";
import { cancelJobs, enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { isOwnMission, isStillMember } from "../../views/member-scope.ts";
import { countAnswers } from "./answer-stats.ts";
import { readApplication } from "./application-view.ts";
import { type LockedApplication, lockApplication } from "./lock-application.ts";
import { freePlaces, recountPlaces } from "./take-places.ts";

/** Who undoes an acceptance often takes somebody else: standbys are called only after this time. */
const SECOND_CHOICE_MS = 2 * 60_000;

/** The employer undoes an acceptance or a rejection before the candidate sees it. Idempotent. */
export async function undoDecision(ctx: Context, employer: Employer, applicationId: number): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const locked = await lockApplication(tx, applicationId, employer);
    const { application, missionId } = locked;
    const now = ctx.now();
    if (isAnswer(application.status)) {
      if (statusToRestore(application, now) === null) throw conflict("too_late", fr.undoDecisionTooLate);
      await revertDecision(tx, locked, now);
      publishToUser(ctx, tx, employer.userId, { type: "application", id: applicationId, job: missionId });
    }
    return readApplication(tx, employer, applicationId, now);
  });
}

/** Undoes the last common rejection; returns how many wait again. Idempotent. */
export async function undoRejectWaiting(
  ctx: Context,
  employer: Employer,
  missionId: number,
): Promise<{ waiting: number }> {
  return transaction(ctx, async (tx) => {
    const mission = await tx
      .selectFrom("missions")
      .where("id", "=", missionId)
      .where(isOwnMission(employer))
      .where(isStillMember(employer))
      .where("deletedAt", "is", null)
      .select("id")
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!mission) throw notFound("mission_not_found", missionFr.notFound);
    await restoreRefused(tx, missionId, ctx.now());
    const { waiting } = await tx
      .selectFrom("applications")
      .where("missionId", "=", missionId)
      .where("status", "in", ["pending", "reviewed"])
      .where("candidateStatus", "is", null)
      .select((eb) => eb.fn.countAll<number>().as("waiting"))
      .executeTakeFirstOrThrow();
    if (waiting === 0) throw conflict("too_late", fr.undoDecisionTooLate);
    return { waiting };
  });
}

/** The same number of statements for any number of applications. */
async function restoreRefused(tx: Db, missionId: number, now: Date): Promise<void> {
  const refused = await lockRefused(tx, missionId, now);
  const ids = refused.map(({ id }) => id);
  // Before the update clears `answered_at`, which it needs.
  await countAnswers(
    tx,
    missionId,
    refused.filter(({ isFirst }) => isFirst).map(({ id }) => id),
    -1,
  );
  const { rows: events } = await sql<{ id: number }>`
    with refused as (
      select id, decided_at from applications where mission_id = ${missionId} and id = any(${ids}::bigint[])
    ), restored as (
      update applications a set status = a.status_before_decision, status_before_decision = null,
        decision_visible_at = null, decided_at = null, answered_at = nullif(a.answered_at, a.decided_at)
      from refused r where a.mission_id = ${missionId} and a.id = r.id
    )
    delete from application_events e using refused r
    where e.mission_id = ${missionId} and e.application_id = r.id and e.kind = 'rejected' and e.at = r.decided_at
    returning e.id`.execute(tx);
  await cancelJobs(
    tx,
    "application.event",
    events.map(({ id }) => ({ missionId, eventId: id })),
  );
}

/** Applications rejected together share one instant. */
async function lockRefused(tx: Db, missionId: number, now: Date): Promise<{ id: number; isFirst: boolean }[]> {
  const { rows } = await sql<{ id: number; isFirst: boolean }>`
    with undoable as (
      select id, decided_at, answered_at from applications
      where mission_id = ${missionId} and status = 'rejected' and decision_visible_at > ${now}
      order by id for no key update
    )
    select id, answered_at is not distinct from decided_at as is_first from undoable
    where decided_at = (select max(decided_at) from undoable)`.execute(tx);
  return rows;
}

/** Frees the position, deletes the event and its job. Returns the row as it is then. */
export async function revertDecision(tx: Db, locked: LockedApplication, now: Date): Promise<LockedApplication> {
  const { missionId, applicationId, application } = locked;
  const { status, statusBeforeDecision, decidedAt, answeredAt } = application;
  if (statusBeforeDecision === null || decidedAt === null) return locked;
  if (status === "accepted") await freePlaces(tx, locked);
  const rejection = statusBeforeDecision === "rejected" ? await readRejection(tx, locked) : null;
  await runText(tx, "select revert_decision($1, $2, $3::json)", [
    missionId,
    applicationId,
    rejection && JSON.stringify(rejection),
  ]);
  const restored = {
    status: statusBeforeDecision,
    statusBeforeDecision: null,
    decisionVisibleAt: null,
    decidedAt: null,
    ...(answeredAt?.getTime() === decidedAt.getTime() && { answeredAt: null }),
    ...rejection,
  };
  if (status === "accepted") {
    await recountPlaces(tx, missionId, now);
    await enqueue(tx, "mission.reopened", { missionId }, new Date(now.getTime() + SECOND_CHOICE_MS));
  }
  return { ...locked, application: { ...application, ...restored } };
}

/** What held while the person was rejected: since when, and whether they had confirmed before it. */
async function readRejection(tx: Db, { missionId, applicationId }: LockedApplication) {
  const events = await tx
    .selectFrom("applicationEvents")
    .where("missionId", "=", missionId)
    .where("applicationId", "=", applicationId)
    .where("kind", "in", ["received", "reopened", "confirmed", "rejected", "cancelled", "released"])
    .orderBy("id", "desc")
    .select(["kind", "at"])
    .execute();
  const isEnd = (kind: string) => kind === "rejected" || kind === "cancelled" || kind === "released";
  const rejected = events.find(({ kind }) => isEnd(kind));
  const latest = events.find(({ kind }) => !isEnd(kind));
  const confirmed = latest?.kind === "confirmed" ? latest.at : null;
  return {
    decidedAt: rejected?.at ?? null,
    candidateStatus: confirmed && ("confirmed" as const),
    confirmedAt: confirmed,
  };
}
