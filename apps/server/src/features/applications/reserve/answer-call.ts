import { propositionFr } from "@app/contract/matching/propositions.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { runText } from "@app/db/run-text";
import type { Candidate } from "@app/domain/accounts/actor";
import { replyTimes } from "@app/domain/applications/reply-by";
import type { YesOutcome } from "@app/domain/matching/reserve";
import { sql } from "kysely";
import { enqueue } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalidField } from "../../../platform/http/errors.ts";
import { currentRequestId } from "../../../platform/http/request-context.ts";
import { publishToUser } from "../../../platform/realtime/realtime.ts";
import { bookFirst } from "../book-first.ts";
import { requireCertificates } from "./require-certificates.ts";
import { holdRest } from "./take-rest.ts";

type Call = {
  id: number;
  missionId: number;
  outcome: YesOutcome;
  shiftIds: number[] | null;
  /** The application whose hours it is for; null: a place of the mission. */
  callReplaces: number | null;
};

/**
 * The yes of somebody who was called does what the call said: it takes the place, or it asks the employer. The mission is held, and the
 * call is running. Answers the application.
 */
export async function answerCall(
  ctx: Context,
  tx: Db,
  candidate: Candidate,
  { id, missionId, outcome, shiftIds, callReplaces: replaces }: Call,
  chosen: readonly number[] | null,
): Promise<number> {
  const now = ctx.now();
  await requireCertificates(tx, missionId, candidate.userId);
  const about = { missionId, candidateId: candidate.userId, now };
  const { wanted, startsAt } =
    replaces === null ? await readWanted(tx, about, shiftIds, chosen) : await readRest(tx, { ...about, replaces });
  const isBooking = outcome !== "asks";
  const [written] = await runText<{ applicationId: number }>(
    tx,
    'select answer_call($1, $2::bigint[], $3, $4, $5, $6, $7) as "applicationId"',
    [id, wanted, now, isBooking, currentRequestId() ?? null, ...replyTimes(startsAt, now)],
  );
  if (!written) throw new Error("No application was written.");
  const { applicationId } = written;
  if (isBooking) await bookFirst(ctx, tx, candidate, applicationId, outcome === "vetoable");
  else await enqueue(tx, "call.answered", { propositionId: id });
  publishToUser(ctx, tx, candidate.userId, { type: "application", id: applicationId, job: missionId });
  await publishToOthersCalled(ctx, tx, { id, missionId }, now);
  return applicationId;
}

async function readRest(tx: Db, wanted: Parameters<typeof holdRest>[1]): Promise<{ wanted: number[]; startsAt: Date }> {
  const { shiftId, startsAt } = await holdRest(tx, wanted);
  return { wanted: [shiftId], startsAt };
}

type Open = { takeSome: boolean; all: number; open: number[]; booked: number; startsAt: Date };

/** The shifts that the yes is for: null for all of the mission. Refused when none is left, or the person works elsewhere then. */
async function readWanted(
  tx: Db,
  { missionId, candidateId, now }: { missionId: number; candidateId: number; now: Date },
  called: readonly number[] | null,
  chosen: readonly number[] | null,
): Promise<{ wanted: number[] | null; startsAt: Date }> {
  const { rows } = await sql<Open>`
    select m.take_some, count(*)::integer as all,
      coalesce(min(s.starts_at) filter (where s.starts_at > ${now}), m.starts_at) as starts_at,
      coalesce(array_agg(s.id order by s.starts_at, s.id) filter (where s.starts_at > ${now} and s.accepted_count < s.positions
        and not b.is_booked), '{}') as open,
      count(*) filter (where b.is_booked)::integer as booked
    from missions m join shifts s on s.mission_id = m.id
    cross join lateral (select has_hours(s.starts_at) and exists (
      select from bookings k where k.candidate_id = ${candidateId} and k.during && tstzrange(s.starts_at, s.ends_at)) as is_booked) b
    where m.id = ${missionId} group by m.id`.execute(tx);
  const [found] = rows;
  if (!found) throw conflict("place_taken", propositionFr.takenOnStandby);
  const { takeSome, all, open, booked, startsAt } = found;
  if (!takeSome) {
    if (booked > 0) throw conflict("booking_overlap", propositionFr.overlap);
    return { wanted: null, startsAt };
  }
  const offered = open.filter((shift) => called?.includes(shift) ?? true);
  const wanted = chosen ? offered.filter((shift) => chosen.includes(shift)) : offered;
  if (chosen && chosen.some((shift) => !open.includes(shift))) throw invalidField("shifts", shiftFr.unknown);
  if (wanted.length === 0)
    throw booked > 0
      ? conflict("booking_overlap", propositionFr.overlap)
      : conflict("place_taken", propositionFr.takenOnStandby);
  return { wanted: wanted.length < all ? wanted : null, startsAt };
}

/** Two may be called for one place: whoever did not get it reads so at once. */
async function publishToOthersCalled(
  ctx: Context,
  tx: Db,
  { id, missionId }: Pick<Call, "id" | "missionId">,
  now: Date,
): Promise<void> {
  const others = await tx
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .where("answer", "=", "standby")
    .where("calledUntil", ">", now)
    .where("id", "!=", id)
    .select(["id", "candidateId"])
    .execute();
  for (const other of others) publishToUser(ctx, tx, other.candidateId, { type: "proposition", id: other.id });
}
