import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { isOwnMission } from "../../views/member-scope.ts";
import { missionNotFound } from "./steer-waves.ts";

export type PanelMission = Awaited<ReturnType<typeof readPanelMission>>;

/** The employer's own mission, with what the panel says of it. */
export async function readPanelMission(db: Db, employer: Employer, missionId: number, now: Date) {
  const mission = await db
    .selectFrom("missions")
    .leftJoin("communes", "communes.code", "missions.communeCode")
    .where("missions.id", "=", missionId)
    .where(isOwnMission(employer))
    .where("missions.deletedAt", "is", null)
    .select([
      "missions.id",
      "missions.sectors",
      "missions.hourlyCents",
      "missions.applicationCount",
      "missions.wavesStoppedAt",
      "missions.wavesAskedAt",
      "missions.companyId",
      "missions.audience",
      "missions.teamUntil",
      "missions.teamGroups",
      "missions.planB",
    ])
    .select([
      "communes.departmentCode as department",
      sql<number>`greatest(positions - accepted_count, 0)`.as("missing"),
    ])
    .select(sql<Date>`coalesce(next_start_of(missions, ${now}), missions.starts_at)`.as("startsAt"))
    .select(
      sql<boolean>`(missions.status = 'recruiting' and missions.hidden_at is null
        and next_start_of(missions, ${now}) is not null)`.as("isOpen"),
    )
    .executeTakeFirst();
  if (!mission) throw missionNotFound();
  return mission;
}
