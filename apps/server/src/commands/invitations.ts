import type { Db } from "@app/db/database";
import { sha256 } from "../platform/auth/tokens.ts";

/** The invitation of a mailed link, while it can be answered. */
export async function findInvitation(db: Db, token: string, now: Date, { lock = false } = {}) {
  return db
    .selectFrom("companyInvitations")
    .where("tokenHash", "=", sha256(token))
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .select(["id", "companyId", "email", "role", "establishmentIds", "invitedBy", "expiresAt"])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
