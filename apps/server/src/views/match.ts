import type { Db } from "@app/db/database";
import { type MatchReason, type ReasonFacts, reasonsOf } from "@app/domain/matching/matching";
import { sql } from "kysely";

export type FoundPerson = {
  candidateId: number;
  /** Hundredths of a point. */
  score: number;
  newcomer: boolean;
  reasons: MatchReason[];
};

type Question = { at: Date; limit: number /** Sent at night: only those who chose it. */; atNight: boolean };
type Row = Omit<FoundPerson, "reasons"> & ReasonFacts;

/** The best people to ask for a mission, best first, with why. */
export async function findPeople(tx: Db, missionId: number, { at, limit, atNight }: Question): Promise<FoundPerson[]> {
  const { rows } = await sql<Row>`
    select f.candidate_id, f.score, f.newcomer, f.worked_here, c.completed_missions, c.reliability,
      array(select s.name from skills s where s.id = any (f.shared_skills) order by s.name) as shared_skills,
      coalesce((a.week <> 0 and a.expires_at > ${at}) or a.now_until > ${at} or n.exceptions & 2 <> 0, false) as is_availability_given,
      distance_km(n.lat, n.lon, m.lat, m.lon) as km
    from match_people(${missionId}, ${at}, ${limit}, ${atNight}) with ordinality f (candidate_id, score, newcomer, shared_skills, worked_here, place)
    join missions m on m.id = ${missionId}
    join candidates c on c.user_id = f.candidate_id
    join availability_now n on n.candidate_id = f.candidate_id
    left join availabilities a on a.candidate_id = f.candidate_id
    order by f.place`.execute(tx);
  return rows.map(({ candidateId, score, newcomer, ...facts }) => ({
    candidateId,
    score,
    newcomer,
    reasons: reasonsOf(facts),
  }));
}

/** How many more people could be asked if each came so many kilometres further, and how many are free at other hours. */
export async function countMorePeople(
  db: Db,
  missionId: number,
  { at, km }: { at: Date; km: number },
): Promise<{ further: number; otherHours: number }> {
  const { rows } = await sql<{ further: number; otherHours: number }>`
    select count_further(${missionId}, ${km}, ${at}) as further, count_other_hours(${missionId}, ${at}) as other_hours`.execute(
    db,
  );
  return rows[0] ?? { further: 0, otherHours: 0 };
}
