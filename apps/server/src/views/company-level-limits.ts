import type { Db } from "@app/db/database";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import {
  type LevelLimits,
  type LimitedRight,
  type Limits,
  refuseMission,
  type WantedMission,
} from "@app/domain/companies/company-rights";
import { sql } from "kysely";

export type CompanyLimits = { level: CompanyLevel; limits: Limits };

/** `levelLimits`: those the office has set. */
export async function readLimits(db: Db, companyId: number, levelLimits: LevelLimits): Promise<CompanyLimits> {
  const { level } = await db
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select("level")
    .executeTakeFirstOrThrow();
  return { level, limits: levelLimits[level] };
}

type Wanted = WantedMission & { companyId: number /** Not counted beside itself. */; missionId: number };
export type LevelRefusal = { limit: LimitedRight; level: CompanyLevel; most: number };

/**
 * Why the company's level does not allow this mission on line. In the transaction that writes it: the lock of the company puts two
 * publications in order, and both keep to the limit together.
 */
export async function refuseByLevel(tx: Db, wanted: Wanted, levelLimits: LevelLimits): Promise<LevelRefusal | null> {
  const { companyId, missionId } = wanted;
  await tx.selectFrom("companies").where("id", "=", companyId).select("id").forNoKeyUpdate().execute();
  const { level, limits } = await readLimits(tx, companyId, levelLimits);
  const otherPlaces = limits.open_places === null ? 0 : await countOpenPlaces(tx, companyId, missionId);
  const limit = refuseMission(wanted, { level, limits, otherPlaces });
  return limit && { limit, level, most: limit === "first_booking" ? 0 : (limits[limit] ?? 0) };
}

/** Of missions that people read or will: held ones too, or many could wait together. Statuses are listed for their index. */
export async function countOpenPlaces(db: Db, companyId: number, exceptId: number | null): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select coalesce(sum(positions), 0)::integer as places from missions
    where company_id = ${companyId} and status in ('recruiting', 'held') and deleted_at is null
      and id is distinct from ${exceptId}`.execute(db);
  return rows[0]?.places ?? 0;
}
