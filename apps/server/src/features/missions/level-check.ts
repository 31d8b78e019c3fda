import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";
import { requireWithinLevel } from "../../views/company-level-limits.ts";

/** Refuses a mission as it is now written when the company's level does not allow it on line. In the transaction that writes it. */
export async function requireLevel(ctx: Context, tx: Db, missionId: number): Promise<void> {
  const { positions, ...mission } = await tx
    .selectFrom("missions")
    .where("id", "=", missionId)
    .select(["companyId", "booking", "positions"])
    .executeTakeFirstOrThrow();
  await requireWithinLevel(ctx, tx, { ...mission, places: positions, missionId });
}
