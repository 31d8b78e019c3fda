import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { lockMembers } from "../../commands/change-membership.ts";
import { enqueue } from "../../jobs.ts";

export type CompanyFacts = {
  /** Another user of the company exists. */
  colleagueId: number | null;
  /** There are colleagues, and none of them owns the company. */
  leavesNoOwner: boolean;
  /** A candidate is accepted on a mission that is not over. */
  expectsSomeone: boolean;
};

export async function readCompanyFacts(tx: Db, companyId: number, userId: number, now: Date): Promise<CompanyFacts> {
  await lockMembers(tx, companyId);
  const colleague = await tx
    .selectFrom("companyMembers as m")
    .innerJoin("users as u", "u.id", "m.userId")
    .where("m.companyId", "=", companyId)
    .where("m.leftAt", "is", null)
    .where("m.userId", "!=", userId)
    .where("u.status", "=", "active")
    .orderBy(sql`m.role <> 'owner', m.role <> 'manager', m.joined_at, m.user_id`)
    .select(["m.userId", "m.role"])
    .executeTakeFirst();
  const missions = await tx
    .selectFrom("missions")
    .where("companyId", "=", companyId)
    .where("status", "!=", "completed")
    .where("deletedAt", "is", null)
    .orderBy("id")
    .select(["acceptedCount", "endsAt"])
    .forNoKeyUpdate()
    .execute();
  return {
    colleagueId: colleague?.userId ?? null,
    leavesNoOwner: colleague !== undefined && colleague.role !== "owner",
    expectsSomeone: missions.some(({ acceptedCount, endsAt }) => acceptedCount > 0 && endsAt > now),
  };
}

type ClosedBy = { companyId: number; userId: number; colleagueId: number | null; at: Date };

/** Closing the last account of a company closes its missions; otherwise a colleague takes them over. */
export async function closeCompany(tx: Db, { companyId, userId, colleagueId, at }: ClosedBy): Promise<void> {
  if (colleagueId !== null) {
    for (const table of ["missions", "missionDrafts", "missionTemplates"] as const)
      await tx
        .updateTable(table)
        .set({ createdBy: colleagueId })
        .where("companyId", "=", companyId)
        .where("createdBy", "=", userId)
        .execute();
    await tx
      .updateTable("companyMembers")
      .set({ role: "owner", allEstablishments: true })
      .where("userId", "=", colleagueId)
      .where("leftAt", "is", null)
      .where(
        sql<boolean>`not exists (select from company_members o where o.company_id = ${companyId} and o.role = 'owner' and o.left_at is null)`,
      )
      .execute();
    return;
  }
  await tx
    .updateTable("missions")
    .set({ status: "completed", heldAt: null, heldReason: null, closedAt: at, updatedAt: at })
    .set({ endedHeld: sql<boolean>`status = 'held' and application_count = 0` })
    .where("companyId", "=", companyId)
    .where("status", "!=", "completed")
    .where("deletedAt", "is", null)
    .execute();
  await tx.deleteFrom("missionDrafts").where("companyId", "=", companyId).execute();
  await tx.deleteFrom("missionTemplates").where("companyId", "=", companyId).execute();
  // Its page, its logo and its figures are no longer public.
  await tx.updateTable("companies").set({ firstPublishedAt: null }).where("id", "=", companyId).execute();
  await enqueue(tx, "company.left", { companyId, leftAt: at.toISOString() });
}
