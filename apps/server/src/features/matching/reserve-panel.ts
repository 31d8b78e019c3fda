import type { DiffusionView } from "@app/contract/matching/diffusion";
import type { Db } from "@app/db/database";
import { RESERVE_RANKS } from "@app/domain/matching/reserve";
import { sql } from "kysely";

/** Longest list of people shown, without their names. */
const MOST_STEPS = 50;

type Reserve = DiffusionView["standby"];
type Step = Reserve["steps"][number];
type Mission = { id: number; companyId: number; missing: number; planB: "auto" | "ask" | null };
type Row = {
  answer: string | null;
  isOpen: boolean;
  isAccepted: boolean;
  /** Called for what is left of a shift, whose place counts as taken. */
  isForRest: boolean;
  answeredAt: Date | null;
  calledAt: Date | null;
  calledUntil: Date | null;
  createdAt: Date;
  /** Only of those who are being called. */
  rank: number | null;
};

/** The reserve in numbers: those who were called, in that order, then those who wait. */
export async function readReserve(db: Db, mission: Mission, now: Date): Promise<Reserve> {
  const { id, companyId, missing, planB } = mission;
  const { rows } = await sql<Row>`
    select p.answer, p.answer = 'standby' and p.closed_at is null as is_open, p.reserve_accepted_at is not null as is_accepted,
      p.call_replaces is not null and exists (
        select from places_to_replace(p.mission_id, ${now}) r where r.application_id = p.call_replaces) as is_for_rest,
      p.answered_at, p.called_at, p.called_until, p.created_at,
      case when p.answer = 'standby' and p.called_until > ${now} then reserve_rank(${companyId}, p.mission_id, p.candidate_id, ${now}) end as rank
    from propositions p
    where p.mission_id = ${id} and (p.called_at is not null or (p.answer = 'standby' and p.closed_at is null))
    order by p.called_at nulls last, p.answered_at, p.id limit ${MOST_STEPS}`.execute(db);
  // Filled: whoever was called besides is in the reserve, as before.
  const isCalled = ({ isOpen, calledUntil, isForRest }: Row) =>
    (missing > 0 || isForRest) && isOpen && calledUntil !== null && calledUntil > now;
  const waiting = rows.filter((row) => row.isOpen && !isCalled(row));
  return {
    planB: planB ?? "ask",
    waiting: waiting.length,
    accepted: waiting.filter(({ isAccepted }) => isAccepted).length,
    running: runningOf(rows.filter(isCalled)),
    steps: rows.map((row) => stepOf(row, isCalled(row))),
  };
}

/** How many are called, of the first rank among them, until the last of their calls ends. */
function runningOf(called: readonly Row[]): Reserve["running"] {
  const ranks = called.flatMap(({ rank }) => rank ?? []);
  const ends = called.flatMap(({ calledUntil }) => calledUntil?.getTime() ?? []);
  const level = RESERVE_RANKS[Math.min(...ranks)];
  if (!level) return null;
  return { people: called.length, level, until: new Date(Math.max(...ends)).toISOString() };
}

function stepOf({ answer, answeredAt, calledAt, calledUntil, createdAt }: Row, isCalled: boolean): Step {
  const at = (answeredAt ?? createdAt).toISOString();
  if (calledAt === null || calledUntil === null) return { state: "waiting", at, expiresAt: null };
  if (answer === "yes") return { state: "accepted", at, expiresAt: null };
  if (answer === "no") return { state: "declined", at, expiresAt: null };
  if (isCalled) return { state: "called", at: calledAt.toISOString(), expiresAt: calledUntil.toISOString() };
  return { state: "expired", at: calledUntil.toISOString(), expiresAt: null };
}
