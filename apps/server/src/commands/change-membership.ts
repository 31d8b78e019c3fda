import { memberFr as fr } from "@app/contract/members/members.fr";
import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { conflict, notFound } from "../platform/http/errors.ts";
import type { Invitation } from "./invitations.ts";
import { recordJournal } from "./record-journal.ts";

/** Members of a company change one after the other: two owners who leave at once see each other. */
export async function lockMembers(tx: Db, companyId: number): Promise<void> {
  await tx.selectFrom("companies").where("id", "=", companyId).select("id").forNoKeyUpdate().execute();
}

export const memberNotFound = () => notFound("member_not_found", fr.notFound);
export const lastOwner = () => conflict("last_owner", fr.lastOwner);

export async function findMember(tx: Db, companyId: number, userId: number) {
  const member = await tx
    .selectFrom("companyMembers")
    .where("companyId", "=", companyId)
    .where("userId", "=", userId)
    .where("leftAt", "is", null)
    .select(["role", "allEstablishments", "duty"])
    .executeTakeFirst();
  if (!member) throw memberNotFound();
  return member;
}

/** The members are locked. A suspended account still owns its company: it is not the only one to count. */
export async function hasOtherOwner(tx: Db, companyId: number, userId: number): Promise<boolean> {
  const other = await tx
    .selectFrom("companyMembers as m")
    .innerJoin("users as u", "u.id", "m.userId")
    .where("m.companyId", "=", companyId)
    .where("m.role", "=", "owner")
    .where("m.leftAt", "is", null)
    .where("m.userId", "!=", userId)
    .where("u.status", "=", "active")
    .select("m.userId")
    .executeTakeFirst();
  return other !== undefined;
}

/** The account accepts what it was invited to: the invitation is held. */
export async function joinCompany(tx: Db, invitation: Invitation, userId: number, at: Date): Promise<void> {
  const { id, companyId, role, establishmentIds, invitedBy } = invitation;
  await tx.updateTable("companyInvitations").set({ acceptedAt: at }).where("id", "=", id).execute();
  await tx.updateTable("users").set({ companyId, updatedAt: at }).where("id", "=", userId).execute();
  await tx
    .insertInto("companyMembers")
    .values({ companyId, userId, role, allEstablishments: establishmentIds === null, invitedBy, joinedAt: at })
    .execute();
  await setEstablishments(tx, companyId, userId, establishmentIds);
  // A block holds for the company: for whoever joins it too.
  await sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    select ${userId}::bigint, b.blocked_id, min(b.created_at) from company_members m join blocks b on b.blocker_id = m.user_id
    where m.company_id = ${companyId} and m.user_id <> ${userId} and m.left_at is null group by b.blocked_id
    union all
    select b.blocker_id, ${userId}::bigint, min(b.created_at) from company_members m join blocks b on b.blocked_id = m.user_id
    where m.company_id = ${companyId} and m.user_id <> ${userId} and m.left_at is null group by b.blocker_id
    on conflict (blocker_id, blocked_id) do nothing`.execute(tx);
  await recordJournal(tx, { companyId, actorId: userId, action: "member_joined", detail: { role }, at });
}

/** Of the company alone; null: all of them. */
export async function setEstablishments(
  tx: Db,
  companyId: number,
  userId: number,
  ids: readonly number[] | null,
): Promise<void> {
  await tx.deleteFrom("memberEstablishments").where("userId", "=", userId).execute();
  if (ids === null || ids.length === 0) return;
  await sql`
    insert into member_establishments (user_id, establishment_id)
    select ${userId}::bigint, e.id from establishments e
    where e.company_id = ${companyId} and e.id = any (${[...ids]}::bigint[])`.execute(tx);
}

type Leaving = { companyId: number; userId: number; at: Date };

/** From the next call on, the account acts for nobody, and is sent nothing of the company. What it did stays in the journal. */
export async function leaveCompany(tx: Db, { companyId, userId, at }: Leaving): Promise<void> {
  await tx
    .updateTable("companyMembers")
    .set({ leftAt: at })
    .where("companyId", "=", companyId)
    .where("userId", "=", userId)
    .where("leftAt", "is", null)
    .execute();
  await tx.deleteFrom("memberEstablishments").where("userId", "=", userId).execute();
  for (const table of ["notifications", "deliveries"] as const)
    await tx.deleteFrom(table).where("userId", "=", userId).execute();
}
