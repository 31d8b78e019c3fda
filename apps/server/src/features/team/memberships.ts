import { fileUrl } from "@app/contract/http/files";
import type { FollowedCompany, Membership } from "@app/contract/team/memberships";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { ASK_SHOWN_DAYS, CONSENT_VERSION, consentUntil, renewableFrom, type TeamOrigin } from "@app/domain/team/team";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { endMembership } from "./end-membership.ts";
import { WORKED } from "./team-member.ts";

export type CompanyRow = {
  companyId: number;
  name: string;
  logoFileId: number | null;
  firstPublishedAt: Date | null;
  level: CompanyLevel;
  industry: string | null;
};

/** As a visitor reads it: its logo once it has published. */
export const presentTeamCompany = (row: CompanyRow): Membership["company"] => ({
  id: row.companyId,
  name: row.name,
  logo: row.firstPublishedAt === null ? null : fileUrl(row.logoFileId),
  level: row.level,
  industry: row.industry,
});
export const TEAM_COMPANY = sql`co.id as company_id, co.name, co.logo_file_id, co.first_published_at, co.level, co.industry`;

type Row = CompanyRow & {
  state: "asked" | "in";
  origin: TeamOrigin;
  askedAt: Date | null;
  consentAt: Date | null;
  consentUntil: Date | null;
  muted: boolean;
  worked: number;
};

const DAY_MS = 86_400_000;
const askedSince = (now: Date) => new Date(now.getTime() - ASK_SHOWN_DAYS * DAY_MS);
const membershipNotFound = () => notFound("membership_not_found", fr.membershipNotFound);

export async function readMemberships(
  db: Db,
  { userId }: Candidate,
  now: Date,
  companyId: number | null = null,
): Promise<Membership[]> {
  const { rows } = await sql<Row>`
    select ${TEAM_COMPANY}, t.state, t.origin, t.asked_at, t.consent_at, t.consent_until, t.muted, w.worked
    from team_members t join companies co on co.id = t.company_id cross join ${WORKED}
    where t.candidate_id = ${userId} and (${companyId}::bigint is null or t.company_id = ${companyId})
      and ((t.state = 'asked' and t.asked_at > ${askedSince(now)}) or (t.state = 'in' and t.consent_until > ${now}))
    order by t.state = 'in', co.name, co.id`.execute(db);
  return rows.map((row) => ({
    company: presentTeamCompany(row),
    state: row.state,
    origin: row.origin,
    asked_at: row.askedAt?.toISOString() ?? null,
    since: row.consentAt?.toISOString() ?? null,
    consent_until: row.consentUntil?.toISOString() ?? null,
    renewable: row.consentUntil !== null && renewableFrom(row.consentUntil) <= now,
    muted: row.muted,
    worked: row.worked,
  }));
}

export async function readMembership(db: Db, candidate: Candidate, companyId: number, now: Date): Promise<Membership> {
  const [membership] = await readMemberships(db, candidate, now, companyId);
  if (!membership) throw membershipNotFound();
  return membership;
}

export async function listMemberships(
  ctx: Context,
  candidate: Candidate,
): Promise<{ results: Membership[]; followed: FollowedCompany[] }> {
  const results = await readMemberships(ctx.db, candidate, ctx.now());
  const { rows } = await sql<CompanyRow & { createdAt: Date }>`
    select ${TEAM_COMPANY}, f.created_at from followed_companies f join companies co on co.id = f.company_id
    where f.candidate_id = ${candidate.userId} order by co.name, co.id`.execute(ctx.db);
  const followed = rows.map((row) => ({ company: presentTeamCompany(row), since: row.createdAt.toISOString() }));
  return { results, followed };
}

type Consent = { companyId: number; candidateId: number; origin: TeamOrigin; at: Date };

/** Two years from now. Who is in stays in, since the same day, with what they chose. */
export async function writeConsent(tx: Db, { companyId, candidateId, origin, at }: Consent): Promise<void> {
  await sql`
    insert into team_members as t (company_id, candidate_id, origin, state, consent_at, consent_until, consent_version)
    values (${companyId}, ${candidateId}, ${origin}, 'in', ${at}, ${consentUntil(at)}, ${CONSENT_VERSION})
    on conflict (company_id, candidate_id) do update set state = 'in', asked_at = null, asked_by = null, left_at = null, left_by = null,
      origin = case when t.state = 'in' then t.origin else excluded.origin end,
      consent_at = case when t.state = 'in' and t.consent_until > ${at} then t.consent_at else excluded.consent_at end,
      consent_until = excluded.consent_until, consent_version = excluded.consent_version, renewal_asked_at = null`.execute(
    tx,
  );
  await sql`
    update notifications set read_at = ${at}
    where user_id = ${candidateId} and read_at is null and kind in ('team_asked', 'team_renewal')
      and event_key like ${`team_%:${companyId}:%`}`.execute(tx);
}

/** The yes to a company that asks, or two years again in the last thirty days of a consent. */
export async function agree(ctx: Context, candidate: Candidate, companyId: number): Promise<Membership> {
  return transaction(ctx, async (tx) => {
    const at = ctx.now();
    const member = await lockMembership(tx, candidate, companyId, at);
    if (member.state === "in" && member.consentUntil) {
      const from = renewableFrom(member.consentUntil);
      if (from > at) throw conflict("not_renewable", fr.notRenewable(momentPhrase(from, at)));
    }
    await writeConsent(tx, { companyId, candidateId: candidate.userId, origin: "worked", at });
    return readMembership(tx, candidate, companyId, at);
  });
}

async function lockMembership(tx: Db, { userId }: Candidate, companyId: number, now: Date) {
  const member = await tx
    .selectFrom("teamMembers")
    .where("companyId", "=", companyId)
    .where("candidateId", "=", userId)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "asked"), eb("askedAt", ">", askedSince(now))]),
        eb.and([eb("state", "=", "in"), eb("consentUntil", ">", now)]),
      ]),
    )
    .select(["state", "consentUntil"])
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw membershipNotFound();
  return member;
}

/** No notification of its missions; the company does not know. */
export async function mute(ctx: Context, candidate: Candidate, companyId: number, muted: boolean): Promise<Membership> {
  return transaction(ctx, async (tx) => {
    const at = ctx.now();
    const { state } = await lockMembership(tx, candidate, companyId, at);
    if (state !== "in") throw membershipNotFound();
    await tx
      .updateTable("teamMembers")
      .set({ muted })
      .where("companyId", "=", companyId)
      .where("candidateId", "=", candidate.userId)
      .execute();
    return readMembership(tx, candidate, companyId, at);
  });
}

/** Leaves, or says no to a company that asks. */
export async function leave(ctx: Context, candidate: Candidate, companyId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const at = ctx.now();
    await lockMembership(tx, candidate, companyId, at);
    await endMembership(tx, { companyId, candidateId: candidate.userId, by: "person", at });
  });
}
