import { applicationFr } from "@app/contract/applications/applications.fr";
import { whatOpensMore } from "@app/contract/companies/level-limit.fr";
import { papersFr as fr } from "@app/contract/papers/papers.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { isProven } from "@app/domain/companies/company-level";
import type { Hiring } from "@app/domain/papers/dossier";
import { type RawBuilder, sql } from "kysely";
import { AppError, notFound } from "../../platform/http/errors.ts";
import { publishToUsers, type Realtime } from "../../platform/realtime/realtime.ts";
import { isOwnApplication, isStillMember } from "../../views/member-scope.ts";

export type Hire = Hiring & {
  applicationId: number;
  missionId: number;
  candidateId: number;
  companyId: number;
  companyName: string;
  establishment: { id: number; name: string } | null;
  /** Paris days of its shifts. */
  days: string[];
};

/** The person who applied, or owners and managers of the establishment; for anyone else there is no such application. */
const isOwnHire = (actor: Candidate | Employer): RawBuilder<boolean> =>
  actor.role === "candidate"
    ? sql<boolean>`a.candidate_id = ${actor.userId}`
    : sql<boolean>`(${isOwnApplication(actor, "a")} and ${isStillMember(actor)})`;

/** Someone else's is not found. Its start is that of the first shift booked, else of the mission. */
export async function readHire(db: Db, actor: Candidate | Employer, applicationId: number): Promise<Hire> {
  const { rows } = await sql<Hire>`
    select a.id as application_id, a.mission_id, a.candidate_id, a.company_id, a.status, a.candidate_status,
      m.contract_kind, co.level, co.name as company_name, coalesce(b.starts_at, m.starts_at) as starts_at, coalesce(b.days, '{}') as days,
      (select json_build_object('id', e.id, 'name', e.name) from establishments e where e.id = m.establishment_id) as establishment
    from applications a join missions m on m.id = a.mission_id join companies co on co.id = a.company_id
    left join lateral (
      select min(lower(k.during)) as starts_at,
        array_agg(distinct (lower(k.during) at time zone 'Europe/Paris')::date::text) as days
      from bookings k where k.application_id = a.id) b on true
    where a.id = ${applicationId} and ${isOwnHire(actor)}`.execute(db);
  const [hire] = rows;
  if (!hire) throw hireNotFound();
  return hire;
}

/** Whoever changes an application or its hours holds its mission first: nothing about the hire changes until the commit. */
export async function holdHire(tx: Db, actor: Candidate | Employer, applicationId: number): Promise<Hire> {
  await sql`select from missions m where m.id = (
    select a.mission_id from applications a where a.id = ${applicationId} and ${isOwnHire(actor)}) for share`.execute(
    tx,
  );
  return readHire(tx, actor, applicationId);
}

const hireNotFound = () => notFound("application_not_found", applicationFr.notFound);

/** Civil status is for companies whose people have shown that they are its people. */
export function requireProven({ level }: Pick<Hire, "level">): void {
  if (isProven(level)) return;
  const more = whatOpensMore(level);
  throw new AppError(403, "level_limit", more === null ? fr.levelTooLow : `${fr.levelTooLow} ${more}`, {
    refused: { limit: "dossier", level },
  });
}

type Reader = { id: number; firstName: string; lastName: string; role: "owner" | "manager" };

/** Owners, and managers of that establishment: who may read civil status, and enters the declaration. */
export async function readReaders(db: Db, { companyId, establishment }: Hire): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id, u.first_name, u.last_name, m.role
    from company_members m join users u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${companyId} and m.left_at is null and m.role in ('owner', 'manager')
      and (m.all_establishments or exists (
        select from member_establishments e where e.user_id = m.user_id and e.establishment_id = ${establishment?.id ?? null}::bigint))
    order by m.role <> 'owner', m.joined_at, u.id limit 50`.execute(db);
  return rows;
}

/** Pages that show the application read it again. */
export function publishHire(
  ctx: { realtime: Realtime },
  tx: Db,
  { applicationId, missionId }: Hire,
  people: readonly number[],
): void {
  const frame = { type: "application", id: applicationId, job: missionId } as const;
  publishToUsers(
    ctx,
    tx,
    people.map((userId) => ({ userId, frame })),
  );
}
