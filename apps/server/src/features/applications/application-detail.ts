import type { ApplicationDetail, ApplicationView } from "@app/contract/applications/applications";
import type { Db } from "@app/db/database";
import type { Actor, Employer } from "@app/domain/accounts/actor";
import { isDeclarable } from "@app/domain/papers/declaration";
import { isRateable } from "@app/domain/ratings/rating-review";
import { workLimits } from "@app/domain/week/work-limits";
import { employerLimitText } from "@app/domain/week/work-limits.fr";
import { sql } from "kysely";
import { readEstablishment } from "../../commands/write-establishment.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { isContactViewed, openContacts } from "../../views/contact-log.ts";
import { readDeclaration } from "../../views/declaration.ts";
import { readRelation } from "../../views/relation.ts";
import type { ApplicationRow } from "./application-row.ts";
import { type ContactShown, isDecisionHidden, isPersonOpen, presentApplication, readRow } from "./application-view.ts";
import { readNearbyHours } from "./bookings.ts";
import { readRecordCounts } from "./record/person-record.ts";

export async function readApplicationDetail(
  ctx: Context,
  viewer: Actor,
  applicationId: number,
): Promise<ApplicationDetail> {
  const { db } = ctx;
  const now = ctx.now();
  const row = await readRow(db, viewer, applicationId);
  // The row has the columns of its mission.
  const missionId = row.id;
  const isShown = viewer.role === "employer" && isPersonOpen(row, now);
  const shown = isShown ? await openContact(ctx, viewer, row, now) : undefined;
  const view = presentApplication(row, viewer, now, shown);
  const [history, rating, mission, record] = await Promise.all([
    db
      .selectFrom("applicationEvents")
      .where("missionId", "=", missionId)
      .where("applicationId", "=", applicationId)
      .orderBy("id")
      .select(["kind", "at", "reason"])
      .execute(),
    db
      .selectFrom("ratings")
      .where("applicationId", "=", applicationId)
      .where("direction", "=", viewer.role === "employer" ? "candidate" : "company")
      .select("id")
      .executeTakeFirst(),
    db
      .selectFrom("missions")
      .where("id", "=", missionId)
      .select(["publishedAt", "startsAt", "endsAt", "establishmentId", "meetingPoint"])
      .executeTakeFirstOrThrow(),
    isShown ? readRecordCounts(db, row.candidateId, now) : null,
  ]);
  // As for the status, candidates see a decision once it is final.
  const isHidden = (at: Date) =>
    viewer.role === "candidate" && isDecisionHidden(row, now) && at.getTime() === row.decidedAt?.getTime();
  return {
    ...view,
    job: { ...view.job, ...(viewer.role === "employer" && { confirmedCount: row.confirmedCount }) },
    history: history
      .filter(({ at }) => !isHidden(at))
      .map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason })),
    ...(isAddressOpen(viewer, view) && mission.meetingPoint && { meetingPoint: mission.meetingPoint }),
    establishment: isAddressOpen(viewer, view) ? await readEstablishment(db, mission.establishmentId) : null,
    rated: rating !== undefined,
    rateable: isRateable(mission),
    declaration: isDeclarable({ ...row, status: view.status })
      ? await readDeclaration(db, viewer, applicationId)
      : null,
    limits: viewer.role === "employer" ? await readLimits(ctx, row, view) : [],
    shift_availability: isShown ? await readShiftAvailability(ctx.db, row, view, now) : null,
    record,
  };
}

/** Its company, and a person accepted who has not withdrawn. */
function isAddressOpen(viewer: Actor, { status, candidate_status }: ApplicationView): boolean {
  return viewer.role === "employer" || (status === "accepted" && candidate_status !== "withdrawn");
}

/** Limits of working time that the shifts asked for would exceed; none once they are refused or withdrawn. */
async function readLimits(ctx: Context, row: ApplicationRow, { shifts }: ApplicationView): Promise<string[]> {
  const asked = shifts
    .filter(({ status }) => status !== "refused" && status !== "withdrawn")
    .map(({ startsAt, endsAt, breakMinutes }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      breakMinutes,
    }));
  return workLimits(asked, await readNearbyHours(ctx.db, row, asked)).map(employerLimitText);
}

/** As the gate of the propositions: by « now », the week and its exceptions, and not booked elsewhere. */
async function readShiftAvailability(
  db: Db,
  { candidateId, applicationId }: ApplicationRow,
  { shifts }: ApplicationView,
  now: Date,
): Promise<ApplicationDetail["shift_availability"]> {
  const ids = shifts.map(({ id }) => id);
  const { rows } = await sql<{ isCovered: boolean | null }>`
    select bool_and(
      (coalesce(n.now_until >= s.ends_at, false) or coalesce(is_covered(n.candidate_id, n.week, s.starts_at, s.ends_at), false))
      and not exists (
        select from bookings b where b.candidate_id = ${candidateId} and b.application_id <> ${applicationId}
          and has_hours(s.starts_at) and b.during && tstzrange(s.starts_at, s.ends_at))) as is_covered
    from shifts s left join availability_now n on n.candidate_id = ${candidateId}
    where s.id = any (${ids}::bigint[]) and s.ends_at > ${now}`.execute(db);
  const isCovered = rows[0]?.isCovered ?? null;
  return isCovered === null ? null : isCovered ? "yes" : "unknown";
}

/**
 * Whether this employer may see the applicant's contact details, or why not. A first view is logged, shown to that person, and counted
 * once a day, of this person and of the company.
 */
async function openContact(
  ctx: Context,
  employer: Employer,
  { candidateId }: ApplicationRow,
  at: Date,
): Promise<ContactShown> {
  const { contactReason } = await readRelation(ctx.db, employer, candidateId, at);
  if (contactReason !== null) return { contact: "masked", contact_reason: contactReason };
  if (!(await isContactViewed(ctx.db, employer, candidateId, at))) {
    await ctx.limiter.spend("profile_views", `u${employer.userId}`);
    const levelLimits = ctx.settings.levelLimits();
    const opened = await transaction(ctx, (tx) =>
      openContacts(tx, employer, [candidateId], { subject: "contact", at, levelLimits }),
    );
    if (!opened.has(candidateId)) return { contact: "masked", contact_reason: "daily_limit" };
  }
  return { contact: "shown", contact_reason: null };
}
