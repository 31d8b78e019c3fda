import { missionFr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import { withDates } from "@app/db/json-rows";
import { runText } from "@app/db/run-text";
import type { DB } from "@app/db/schema";
import type { Candidate } from "@app/domain/accounts/actor";
import type { DeclaredCertificate } from "@app/domain/papers/certificates";
import { type Availability, candidateCompleteness } from "@app/domain/profiles/profile";
import type { Selectable } from "kysely";
import { notFound } from "../../platform/http/errors.ts";
import { type IdempotencyKey, keysSince } from "../../platform/http/idempotency.ts";

type Mission = Pick<
  Selectable<DB["missions"]>,
  | "status"
  | "startsAt"
  | "takeSome"
  | "positions"
  | "acceptedCount"
  | "maxApplications"
  | "applicationCount"
  | "endedApplications"
> & { asked: number };
/** `isBooked`: the person is expected elsewhere at these hours. */
export type MissionShift = {
  id: number;
  startsAt: Date;
  endsAt: Date;
  positions: number;
  acceptedCount: number;
  isBooked: boolean;
};

type Earlier = Pick<Selectable<DB["applications"]>, "id" | "createdAt" | "withdrawnAt" | "status" | "candidateStatus">;

export type ReadFacts = {
  /** Null: nobody may apply to it, this person least of all. */
  mission: Mission | null;
  person: { isComplete: boolean; emailVerified: boolean; adultConfirmed: boolean; cvFileId: number | null };
  earlier: Earlier | null;
  shifts: MissionShift[];
  /** What the person says they hold. */
  declared: DeclaredCertificate[];
  /** What the same key was answered before. */
  answered: { requestHash: Buffer; row: unknown } | null;
};

/** Everything that is looked at before an application: $1 the mission, $2 the person, $3 their key, $4 since when keys count, $5 now. */
const FACTS = `select
  (select row_to_json(x) from (
    select m.status, m.starts_at as "startsAt", m.take_some as "takeSome", m.positions, m.accepted_count as "acceptedCount",
      m.max_applications as "maxApplications", m.application_count as "applicationCount",
      m.ended_applications as "endedApplications", asked_certificates(m) as asked
    from missions m where m.id = $1 and m.deleted_at is null and m.hidden_at is null and m.status <> 'held' and not m.ended_held
      -- A paused one is known to those who applied or were asked.
      and (m.status <> 'paused'
        or exists (select from applications a where a.mission_id = m.id and a.candidate_id = $2)
        or exists (select from propositions p where p.mission_id = m.id and p.candidate_id = $2))
      and (not is_for_team(m) or may_see_team_mission(m, $2, $5))) x) as mission,
  (select row_to_json(x) from (
    select u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.city, u.region as state, u.country,
      c.availability, c.skills, c.cv_file_id as "cvFileId", u.email_verified_at is not null as "emailVerified",
      u.adult_confirmed_at is not null as "adultConfirmed"
    from users u join candidates c on c.user_id = u.id where u.id = $2) x) as person,
  (select row_to_json(x) from (
    select a.id, a.created_at as "createdAt", a.withdrawn_at as "withdrawnAt", a.status,
      a.candidate_status as "candidateStatus"
    from applications a where a.mission_id = $1 and a.candidate_id = $2) x) as earlier,
  (select coalesce(json_agg(x), '[]') from (
    select s.id, s.starts_at as "startsAt", s.ends_at as "endsAt", s.positions, s.accepted_count as "acceptedCount",
      has_hours(s.starts_at) and exists (
        select from bookings b where b.candidate_id = $2 and b.during && tstzrange(s.starts_at, s.ends_at)) as "isBooked"
    from shifts s where s.mission_id = $1 order by s.starts_at, s.id) x) as shifts,
  (select coalesce(json_agg(json_build_object('kind', c.kind, 'validUntil', c.valid_until)), '[]')
    from certificates c where c.candidate_id = $2) as declared,
  k.request_hash as "requestHash", k.body
from (values (1)) one left join idempotency_keys k on k.user_id = $2 and k.key = $3 and k.created_at >= $4`;

type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  availability: Availability | null;
  skills: string[];
  cvFileId: number | null;
  emailVerified: boolean;
  adultConfirmed: boolean;
};
type Found = {
  mission: unknown;
  person: Person | null;
  earlier: unknown;
  shifts: unknown[];
  declared: DeclaredCertificate[];
  requestHash: Buffer | null;
  body: unknown;
};

export async function readFacts(
  db: Db,
  { userId }: Candidate,
  missionId: number,
  { key, now }: { key: IdempotencyKey | null; now: Date },
): Promise<ReadFacts> {
  const [found] = await runText<Found>(db, FACTS, [missionId, userId, key?.key ?? null, keysSince(now), now]);
  if (!found?.person) throw new Error(`candidate ${userId} has a session but no row`);
  const { mission, person, earlier, shifts, declared, requestHash, body } = found;
  const { cvFileId, emailVerified, adultConfirmed } = person;
  return {
    mission: mission === null ? null : withDates<Mission>(mission, { startsAt: true }),
    person: { isComplete: candidateCompleteness(person).complete, emailVerified, adultConfirmed, cvFileId },
    earlier: earlier === null ? null : withDates<Earlier>(earlier, { createdAt: true, withdrawnAt: true }),
    shifts: shifts.map((shift) => withDates<MissionShift>(shift, { startsAt: true, endsAt: true })),
    declared,
    answered: requestHash && { requestHash, row: body },
  };
}

export const missionNotFound = () => notFound("mission_not_found", missionFr.notFound);
