import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";

export type CompanyFacts = {
  /** Another user of the company exists. */
  colleagueId: number | null;
  /** A candidate is accepted on a mission that is not over. */
  expectsSomeone: boolean;
};

export async function readCompanyFacts(tx: Db, companyId: number, userId: number, now: Date): Promise<CompanyFacts> {
  const colleague = await tx
    .selectFrom("users")
    .where("companyId", "=", companyId)
    .where("id", "!=", userId)
    .where("status", "=", "active")
    .orderBy("id")
    .select("id")
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
    colleagueId: colleague?.id ?? null,
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
