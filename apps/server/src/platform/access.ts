import type { Access } from "@app/contract/route";
import type { Pool } from "@app/db/database";
import type { Actor, Role } from "@app/domain/actor";
import type { FastifyRequest } from "fastify";
import { forbidden, tokenNotValid } from "./errors.ts";
import { defineStatement, runForRow } from "./statements.ts";
import type { AccessClaims, AccessTokens } from "./tokens.ts";

export type ReadActor = (request: FastifyRequest) => Promise<Actor | null>;
/** Who a session belongs to, as long as it lives. */
export type ReadSession = (claims: AccessClaims) => Promise<Actor | null>;

const ACTOR = defineStatement(
  "actor",
  `select u.role, u.company_id as "companyId"
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $3 and u.status = 'active'`,
);

export type ActorRow = { role: Role; companyId: number | null };

export function actorOf({ role, companyId }: ActorRow, { userId, sessionId }: AccessClaims): Actor {
  if (role === "employer" && companyId !== null) return { role, userId, sessionId, companyId };
  return { role: role === "admin" ? role : "candidate", userId, sessionId };
}

/** Looked up on every call and at every frame, so that signing out, suspending or deleting takes effect at once. */
export function createReadSession(pool: Pool, now: () => Date): ReadSession {
  return async (claims) => {
    const row = await runForRow<ActorRow>(pool, ACTOR, [claims.sessionId, claims.userId, now()]);
    return row ? actorOf(row, claims) : null;
  };
}

/** Who is asking, from the bearer token alone; one that is present but not good is refused even where none is needed. */
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

export function requireAccess(actor: Actor | null, access: Access): void {
  if (access === "public") return;
  if (!actor) throw tokenNotValid();
  if (access === "signed-in" || access === actor.role) return;
  if (access === "candidate-or-employer" && actor.role !== "admin") return;
  throw forbidden();
}
