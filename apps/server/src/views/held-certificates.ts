import type { MissionSearchQuery } from "@app/contract/missions/missions";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { CERTIFICATE_KINDS } from "@app/domain/papers/certificates";

/** The search of a candidate who wants no mission that asks for more than they hold: `=k0,4:20261118`. Nobody else holds anything. */
export async function withHeld<Q extends MissionSearchQuery>(
  db: Db,
  actor: Actor | null,
  query: Q,
): Promise<Q & { held?: string | undefined }> {
  if (!query.certificates || actor?.role !== "candidate") return query;
  const declared = await db
    .selectFrom("certificates")
    .where("candidateId", "=", actor.userId)
    .select(["kind", "validUntil"])
    .execute();
  const held = declared.map(({ kind, validUntil }) => {
    const bit = CERTIFICATE_KINDS.indexOf(kind);
    return validUntil === null ? `${bit}` : `${bit}:${validUntil.replaceAll("-", "")}`;
  });
  return { ...query, held: `=k${held.join(",")}` };
}
