import { totpFr } from "@app/contract/accounts/totp.fr";
import type { Route } from "@app/contract/http/route";
import type { Pool } from "@app/db/database";
import type { Actor, Role } from "@app/domain/accounts/actor";
import type { FastifyRequest } from "fastify";
import type { AccessClaims, AccessTokens } from "../auth/tokens.ts";
import { defineStatement, runForRow } from "../database/prepared-statements.ts";
import { forbidden, tokenNotValid } from "./errors.ts";

export type ReadActor = (request: FastifyRequest) => Promise<Actor | null>;
/** Null when the session has ended. */
export type ReadSession = (claims: AccessClaims) => Promise<Actor | null>;

const ACTOR = defineStatement(
  "actor",
  `select u.role, u.company_id as "companyId", s.factor_checked as "factorChecked"
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $3 and u.status = 'active'`,
);

export type ActorRow = { role: Role; companyId: number | null; factorChecked: boolean };

export function actorOf({ role, companyId, factorChecked }: ActorRow, { userId, sessionId }: AccessClaims): Actor {
  if (role === "employer" && companyId !== null) return { role, userId, sessionId, companyId };
  if (role === "admin") return { role, userId, sessionId, factorChecked };
  return { role: "candidate", userId, sessionId };
}

/** Read at every request and frame, so that signing out or suspending takes effect at once. */
export function createReadSession(pool: Pool, now: () => Date): ReadSession {
  return async (claims) => {
    const row = await runForRow<ActorRow>(pool, ACTOR, [claims.sessionId, claims.userId, now()]);
    return row ? actorOf(row, claims) : null;
  };
}

/** From the bearer token. An invalid token is refused even on public routes. */
export function createReadActor(readSession: ReadSession, tokens: AccessTokens, now: () => Date): ReadActor {
  return async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const claims = header.startsWith("Bearer ") ? await tokens.verify(header.slice(7), now()) : null;
    const actor = claims && (await readSession(claims));
    if (!actor) throw tokenNotValid();
    return actor;
  };
}

/** An admin without a second factor may only set it up, and use public routes. */
export const lacksFactor = (actor: Actor | null) => actor?.role === "admin" && !actor.factorChecked;

/** The caller, checked against the route's access; throws when it is refused. */
export function authorize(actor: Actor | null, route: Pick<Route, "access" | "beforeFactor">): Actor | null {
  const { access, beforeFactor } = route;
  const mayNotAct = lacksFactor(actor) && !beforeFactor;
  if (access === "public") return mayNotAct ? null : actor;
  if (!actor) throw tokenNotValid();
  if (mayNotAct) throw forbidden("totp_required_for_admin", totpFr.requiredForAdmin);
  if (access === "signed-in" || access === actor.role) return actor;
  if (access === "candidate-or-employer" && actor.role !== "admin") return actor;
  throw forbidden();
}
