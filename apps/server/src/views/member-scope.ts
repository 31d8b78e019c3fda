import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { type MemberEstablishments, seesAll } from "@app/domain/members/member";
import { type RawBuilder, sql } from "kysely";

/** The establishments a member is held to; null for whoever has all of them. */
export function establishmentsOf({ member }: Pick<Employer, "member">): readonly number[] | null {
  const { establishments }: { establishments: MemberEstablishments } = member;
  return seesAll(member) || establishments === "all" ? null : establishments;
}

/** Of `mission`, an alias of the outer query: their company's, and of their establishments. Others do not exist for them. */
export function isOwnMission(employer: Employer, mission = "missions"): RawBuilder<boolean> {
  const ids = establishmentsOf(employer);
  const isOfCompany = sql<boolean>`${sql.ref(`${mission}.company_id`)} = ${employer.companyId}`;
  return ids === null
    ? isOfCompany
    : sql<boolean>`(${isOfCompany} and ${sql.ref(`${mission}.establishment_id`)} = any (${[...ids]}::bigint[]))`;
}

/** The same of an application, by its mission. */
export function isOwnApplication(employer: Employer, application = "applications"): RawBuilder<boolean> {
  const ids = establishmentsOf(employer);
  const isOfCompany = sql<boolean>`${sql.ref(`${application}.company_id`)} = ${employer.companyId}`;
  return ids === null
    ? isOfCompany
    : sql<boolean>`(${isOfCompany} and exists (select from missions own where own.id = ${sql.ref(`${application}.mission_id`)}
        and own.establishment_id = any (${[...ids]}::bigint[])))`;
}

/** Asked again where a command takes its lock: whoever was removed since the session was read changes nothing. */
export const isStillMember = ({ userId, companyId }: Employer): RawBuilder<boolean> => sql<boolean>`exists (
  select from company_members still where still.user_id = ${userId} and still.company_id = ${companyId} and still.left_at is null)`;

/** Around a mission, for those who act on the day. */
export const DAY_HOURS = 48;

/** A shift lead acts on the day: for people accepted, from two days before a mission to two days after. `person` is SQL. */
export const isExpected = (employer: Employer, person: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from applications x join missions d on d.id = x.mission_id
    where x.candidate_id = ${person} and ${isOwnMission(employer, "d")} and x.status = 'accepted'
      and x.candidate_status is distinct from 'withdrawn'
      and d.starts_at - make_interval(hours => ${DAY_HOURS}) <= ${now} and d.ends_at + make_interval(hours => ${DAY_HOURS}) >= ${now})`;

/** For those held to establishments, whose scope no row read elsewhere says. */
export async function isApplicationInScope(db: Db, employer: Employer, applicationId: number): Promise<boolean> {
  if (establishmentsOf(employer) === null) return true;
  const { rows } =
    await sql`select from applications a where a.id = ${applicationId} and ${isOwnApplication(employer, "a")}`.execute(
      db,
    );
  return rows.length > 0;
}
