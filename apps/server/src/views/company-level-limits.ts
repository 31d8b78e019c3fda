import { levelLimitText } from "@app/contract/level-limit.fr";
import type { Db } from "@app/db/database";
import type { CompanyLevel } from "@app/domain/company-level";
import { type Limits, refuseMission, type WantedMission } from "@app/domain/company-rights";
import { sql } from "kysely";
import type { Context } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";

type Settings = Pick<Context, "settings">;
export type CompanyLimits = { level: CompanyLevel; limits: Limits };

export async function readLimits({ settings }: Settings, db: Db, companyId: number): Promise<CompanyLimits> {
  const { level } = await db
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select("level")
    .executeTakeFirstOrThrow();
  return { level, limits: settings.levelLimits()[level] };
}

type Wanted = WantedMission & { companyId: number /** Not counted beside itself. */; missionId: number | null };

/**
 * Refuses a mission that the company's level does not allow on line. In the transaction that writes it: the lock of the company puts
 * two publications in order, and both keep to the limit together.
 */
export async function requireWithinLevel(ctx: Settings, tx: Db, wanted: Wanted): Promise<void> {
  const { companyId, missionId } = wanted;
  const { level } = await tx
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select("level")
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const limits = ctx.settings.levelLimits()[level];
  const otherPlaces = limits.open_places === null ? 0 : await countOpenPlaces(tx, companyId, missionId);
  const refused = refuseMission(wanted, { level, limits, otherPlaces });
  if (!refused) return;
  const most = refused === "first_booking" ? 0 : (limits[refused] ?? 0);
  const field = refused === "first_booking" ? "booking" : "positions";
  throw new AppError(403, "level_limit", levelLimitText(refused, level, most), {
    field,
    refused: { limit: refused, level },
  });
}

/** Of missions that people read or will: held ones too, or many could wait together. Statuses are listed for their index. */
export async function countOpenPlaces(db: Db, companyId: number, exceptId: number | null): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select coalesce(sum(positions), 0)::integer as places from missions
    where company_id = ${companyId} and status in ('recruiting', 'held') and deleted_at is null
      and id is distinct from ${exceptId}`.execute(db);
  return rows[0]?.places ?? 0;
}
