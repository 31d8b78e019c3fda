import { totpFr } from "@app/contract/accounts/totp.fr";
import type { Route } from "@app/contract/http/route";
import { memberFr } from "@app/contract/members/members.fr";
import type { Pool } from "@app/db/database";
import type { Actor, Employer, Role } from "@app/domain/accounts/actor";
import type { MemberRole } from "@app/domain/members/member";
import type { FastifyRequest } from "fastify";
import type { AccessClaims, AccessTokens } from "../auth/tokens.ts";
import { defineStatement, runForRow, type Statement } from "../database/prepared-statements.ts";
import { forbidden, tokenNotValid } from "./errors.ts";

/** What a route reads in the statement that reads the session: a signed call then costs one trip to PostgreSQL. */
export type SessionRead = { statement: Statement; values: readonly unknown[] };
export type ReadActor = (request: FastifyRequest, read?: SessionRead) => Promise<Actor | null>;
/** Null when the session has ended. */
export type ReadSession = (claims: AccessClaims, read?: SessionRead) => Promise<SessionFound | null>;
type SessionFound = { actor: Actor; answer: unknown };

declare module "fastify" {
  interface FastifyRequest {
    /** What the route's `SessionRead` found. */
    sessionAnswer: unknown;
  }
}

/** What the person `u` may do for their company: null for whoever acts for none. A list of null is all establishments. */
export const MEMBER_JSON = `case when u.company_id is not null then (
  select json_build_object('role', m.role, 'establishments', case when not m.all_establishments then array(
    select e.establishment_id from member_establishments e where e.user_id = u.id order by 1) end)
  from company_members m where m.user_id = u.id and m.company_id = u.company_id and m.left_at is null) end`;

/** Whether the mission `m` is of the company, and of the establishments, of the person `u`. */
export const IS_OF_MEMBER = `exists (select from company_members w
  where w.user_id = u.id and w.company_id = m.company_id and w.left_at is null and w.role <> 'shift_lead'
    and (w.all_establishments or exists (
      select from member_establishments e where e.user_id = u.id and e.establishment_id = m.establishment_id)))`;

/**
 * The session and, as JSON, what `answer` reads for the person `u`, from $4 on. Null for a session that has ended: nothing of the
 * answer is read then.
 */
export const withSession = (name: string, answer: string): Statement =>
  defineStatement(
    name,
    `select u.role, u.company_id as "companyId", s.factor_checked as "factorChecked", ${MEMBER_JSON} as member, ${answer} as answer
     from sessions s join users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $3 and u.status = 'active'`,
  );
const ACTOR: SessionRead = { statement: withSession("actor", "null"), values: [] };

export type ActorRow = {
  role: Role;
  companyId: number | null;
  factorChecked: boolean;
  member: { role: MemberRole; establishments: number[] | null } | null;
};

export function actorOf(row: ActorRow, { userId, sessionId }: AccessClaims): Actor {
  const { role, companyId, factorChecked, member } = row;
  if (role === "employer" && companyId !== null && member !== null)
    return {
      role,
      userId,
      sessionId,
      companyId,
      member: { role: member.role, establishments: member.establishments ?? "all" },
    };
  if (role === "employer") return { role: "former_member", userId, sessionId };
  if (role === "admin") return { role, userId, sessionId, factorChecked };
  return { role: "candidate", userId, sessionId };
}

/** Read at every request and frame, so that signing out or suspending takes effect at once. */
export function createReadSession(pool: Pool, now: () => Date): ReadSession {
  return async (claims, { statement, values } = ACTOR) => {
    const all = [claims.sessionId, claims.userId, now(), ...values];
    const row = await runForRow<ActorRow & { answer: unknown }>(pool, statement, all);
    return row ? { actor: actorOf(row, claims), answer: row.answer } : null;
  };
}

/** From the bearer token. An invalid token is refused even on public routes. */
export function createReadActor(readSession: ReadSession, tokens: AccessTokens, now: () => Date): ReadActor {
  return async (request, read) => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const claims = header.startsWith("Bearer ") ? await tokens.verify(header.slice(7), now()) : null;
    const session = claims && (await readSession(claims, read));
    if (!session) throw tokenNotValid();
    request.sessionAnswer = session.answer;
    return session.actor;
  };
}

/** An admin without a second factor may only set it up, and use public routes. */
export const lacksFactor = (actor: Actor | null) => actor?.role === "admin" && !actor.factorChecked;

/** The caller, checked against the route's access; throws when it is refused. */
export function authorize(
  actor: Actor | null,
  route: Pick<Route, "access" | "beforeFactor" | "members">,
): Actor | null {
  const { access, beforeFactor } = route;
  const mayNotAct = lacksFactor(actor) && !beforeFactor;
  if (access === "public") return mayNotAct ? null : actor;
  if (!actor) throw tokenNotValid();
  if (mayNotAct) throw forbidden("totp_required_for_admin", totpFr.requiredForAdmin);
  const isAsked =
    access === "signed-in" ||
    access === actor.role ||
    (access === "candidate-or-employer" && (actor.role === "candidate" || actor.role === "employer"));
  if (!isAsked) throw actor.role === "former_member" ? forbidden("no_company", memberFr.noCompany) : forbidden();
  if (actor.role === "employer" && route.members) requireRole(actor, route.members);
  return actor;
}

/** What a role may not do is refused, whoever's row it is about. */
export function requireRole({ member }: Employer, roles: readonly MemberRole[]): void {
  if (roles.includes(member.role)) return;
  throw forbidden("member_role", roles.includes("manager") ? memberFr.memberRole : memberFr.ownerOnly);
}
