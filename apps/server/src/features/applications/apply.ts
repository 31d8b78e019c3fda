import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { accessFr } from "@app/contract/http/access.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { runText } from "@app/db/run-text";
import type { Candidate } from "@app/domain/accounts/actor";
import { type ApplyRefusal, hasEnded, mayApplyAgain, refuseApplication } from "@app/domain/applications/application";
import { replyTimes } from "@app/domain/applications/reply-by";
import { certificatesOfBits, lastEndOf, missingCertificates } from "@app/domain/papers/certificates";
import { formatMoment } from "@app/domain/time/format-time";
import type { Context } from "../../platform/context.ts";
import { AppError, conflict, forbidden, invalidField } from "../../platform/http/errors.ts";
import { type IdempotencyKey, inProgress, keysSince, requireSameRequest } from "../../platform/http/idempotency.ts";
import { currentRequestId } from "../../platform/http/request-context.ts";
import { publishToUsers } from "../../platform/realtime/realtime.ts";
import { type ApplicationRow, applicationRowOf } from "./application-row.ts";
import { presentApplication } from "./application-view.ts";
import { type MissionShift, missionNotFound, type ReadFacts, readFacts } from "./apply-facts.ts";
import { certificateMissing } from "./reserve/require-certificates.ts";
import { shiftFull } from "./take-places.ts";

export type ApplyInput = {
  missionId: number;
  workerId: number | undefined;
  message: string;
  attachCv: boolean;
  /** Null: all of them. */
  shifts: readonly number[] | null;
};

/** One statement reads what the rules need, another writes: it is the transaction, and holds the mission only while it runs. */
export async function apply(
  ctx: Context,
  candidate: Candidate,
  input: ApplyInput,
  idempotencyKey: IdempotencyKey | null,
): Promise<ApplicationView> {
  if (input.workerId !== undefined && input.workerId !== candidate.userId)
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  const row = await applyIn(ctx, ctx.db, candidate, { ...input, idempotencyKey });
  // As it was written, also for the same key again.
  return presentApplication(row, candidate, row.appliedAt);
}

type ApplyInputIn = Omit<ApplyInput, "workerId"> & {
  /** Its employer gets one notification, of the place that is booked with it. */
  isBooking?: boolean;
  /** Named by the employer: an application that ended is used again. */
  isNamed?: boolean;
  idempotencyKey?: IdempotencyKey | null;
};

/** More changes of the mission while somebody applies are not waited for. */
const TRIES = 3;

/** In the caller's transaction when there is one. */
export async function applyIn(
  ctx: Context,
  db: Db,
  candidate: Candidate,
  input: ApplyInputIn,
): Promise<ApplicationRow> {
  const { missionId, idempotencyKey: key = null } = input;
  for (let tries = 1; ; tries += 1) {
    const facts = await readFacts(db, candidate, missionId, { key, now: ctx.now() });
    if (key && facts.answered) {
      requireSameRequest(key, facts.answered.requestHash);
      return applicationRowOf(facts.answered.row);
    }
    const shifts = requireAllowed(ctx, facts, input);
    if (tries === 1) await ctx.limiter.spend("apply_day", `u${candidate.userId}`);
    const written = await write(ctx, db, candidate, input, { facts, shifts });
    if (written) return written;
    // Something changed between the two statements: the rules are read again.
    if (tries === TRIES) throw refused("mission_full");
  }
}

/** The shifts applied to. */
function requireAllowed(
  ctx: Context,
  facts: ReadFacts,
  { attachCv, shifts: ids, isNamed = false }: ApplyInputIn,
): MissionShift[] {
  const now = ctx.now();
  const { mission, person, earlier, shifts } = facts;
  if (!mission) throw missionNotFound();
  const open = openShifts(mission, shifts, now);
  const asked = open.length > 0 ? wantedShifts(mission, shifts, ids, now) : [];
  const refusal = refuseApplication({
    // Shifts that can be taken one by one are open until each of them starts.
    mission: { ...mission, startsAt: (mission.takeSome && open[0]?.startsAt) || mission.startsAt },
    candidate: {
      profileComplete: person.isComplete,
      emailVerified: person.emailVerified || !ctx.config.requireVerifiedEmail,
      adultConfirmed: person.adultConfirmed,
      hasCv: person.cvFileId !== null,
      alreadyApplied: earlier !== null && !mayApplyAgain(earlier) && !(isNamed && hasEnded(earlier)),
      isBooked: asked.some(({ isBooked }) => isBooked),
    },
    attachCv,
    now,
  });
  if (refusal) throw refused(refusal);
  const missing = missingCertificates(certificatesOfBits(mission.asked), facts.declared, lastEndOf(shifts));
  if (missing.length > 0) throw certificateMissing(missing);
  // None is open: as the rules allow it all the same, this says why.
  return open.length > 0 ? asked : wantedShifts(mission, shifts, ids, now);
}

type Written = {
  outcome: "written" | "changed" | "in_progress";
  application: number;
  row: unknown;
  proposition: number | null;
};

/** With whoever watches the mission, when a proposition was answered. */
const WRITE = `select w.written, case when w.written ->> 'proposition' is not null then (
    select recipients_of(m.company_id, m.establishment_id, m.created_by, $8, false) from missions m where m.id = $1) end as recipients
  from (select write_application($1, $2, $3, $4, $5::bigint[], $6::bigint[], $7, $8, $9, $10, $11, $12, $13::smallint, $14, $15, $16) as written) w`;

/** Null when the mission is no longer what the rules were read for; nothing is written then. */
async function write(
  ctx: Context,
  db: Db,
  { userId }: Candidate,
  { missionId, message, attachCv, isBooking = false, idempotencyKey: key = null }: ApplyInputIn,
  { facts, shifts }: { facts: ReadFacts; shifts: readonly MissionShift[] },
): Promise<ApplicationRow | null> {
  const now = ctx.now();
  const [answer] = await runText<{ written: Written; recipients: number[] | null }>(db, WRITE, [
    missionId,
    userId,
    message,
    attachCv ? facts.person.cvFileId : null,
    facts.shifts.map(({ id }) => id),
    shifts.map(({ id }) => id),
    facts.earlier?.id ?? null,
    now,
    isBooking,
    currentRequestId() ?? null,
    key?.key ?? null,
    key?.requestHash ?? null,
    key?.status ?? null,
    keysSince(now),
    ...replyTimes(new Date(Math.min(...shifts.map((shift) => shift.startsAt.getTime()))), now),
  ]);
  const written = answer?.written;
  if (written?.outcome === "in_progress") throw inProgress();
  if (written?.outcome !== "written") return null;
  const { proposition } = written;
  if (proposition !== null)
    publishToUsers(ctx, db, [
      { userId, frame: { type: "proposition", id: proposition } },
      ...(answer?.recipients ?? []).map((one) => ({
        userId: one,
        frame: { type: "diffusion" as const, id: missionId },
      })),
    ]);
  return applicationRowOf(written.row);
}

function refused(refusal: ApplyRefusal): AppError {
  const sentence = fr.refusals[refusal];
  switch (refusal) {
    case "profile_incomplete":
    case "email_not_verified":
    case "adult_not_confirmed":
      return forbidden(refusal, sentence);
    case "cv_missing":
      return invalidField("coverLetter", sentence);
    case "mission_closed":
    case "mission_full":
    case "already_applied":
    case "booking_overlap":
      return conflict(refusal, sentence);
  }
}

const hasPlace = (shift: MissionShift) => shift.acceptedCount < shift.positions;

function openShifts(mission: { takeSome: boolean }, shifts: readonly MissionShift[], now: Date): MissionShift[] {
  if (!mission.takeSome) return [...shifts];
  return shifts.filter((shift) => shift.startsAt > now && hasPlace(shift));
}

type Places = { takeSome: boolean; positions: number; acceptedCount: number };

/** The shifts asked for, else all that are open. Refused when one of them is unknown, full or started. */
function wantedShifts(
  mission: Places,
  shifts: readonly MissionShift[],
  ids: readonly number[] | null,
  now: Date,
): MissionShift[] {
  const wanted = ids ? shifts.filter(({ id }) => ids.includes(id)) : openShifts(mission, shifts, now);
  if (ids && wanted.length < new Set(ids).size) throw invalidField("shifts", shiftFr.unknown);
  if (!mission.takeSome && wanted.length < shifts.length) throw invalidField("shifts", shiftFr.together);
  if (mission.takeSome) {
    const full = wanted.find((shift) => !hasPlace(shift));
    if (full) throw shiftFull(full, mission);
    const started = wanted.find(({ startsAt }) => startsAt <= now);
    if (started)
      throw new AppError(409, "shift_started", shiftFr.started(formatMoment(started.startsAt)), { shift: started.id });
  }
  return wanted;
}
