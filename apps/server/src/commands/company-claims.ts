import type { Db } from "@app/db/database";
import { type CompanyLevel, isProven } from "@app/domain/companies/company-level";
import { LEVEL_OPENS } from "@app/domain/companies/company-rights";
import { sql } from "kysely";
import { holdMission, releaseMission } from "./hold-mission.ts";

/** Another account gave this company's SIRET before, or has proved its address: nothing of this one is on line meanwhile. */
export async function isSiretClaimed(db: Db, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`select is_siret_of_another(${companyId}) as claimed`.execute(db);
  return rows[0]?.claimed ?? false;
}

/** Other companies of this SIRET that still have an account, the first of them first. */
export async function readSameSiret(db: Db, companyId: number) {
  const { rows } = await sql<{ id: number; name: string; level: CompanyLevel; since: Date }>`
    select o.id, o.name, o.level, o.siret_since as since
    from companies mine join companies o on o.siret = mine.siret and o.id <> mine.id
    where mine.id = ${companyId} and exists (select from users u where u.company_id = o.id and u.status <> 'deleted')
    order by o.siret_since, o.id limit 20`.execute(db);
  return rows;
}

type NewLevel = { companyId: number; level: CompanyLevel; actorId: number | null; at: Date; checked?: string };

/**
 * Gives a company its level, with what follows. Once its address is proven the SIRET is its own: its missions that waited for that go
 * on line, those of other accounts wait, and their authors are told.
 */
export async function giveLevel(tx: Db, { companyId, level, actorId, at, checked }: NewLevel): Promise<void> {
  // Lock order: missions before companies.
  await lockMissionsOfSiret(tx, companyId);
  await tx
    .updateTable("companies")
    .set({ level, levelAt: at, updatedAt: at, ...(checked !== undefined && { levelChecked: checked }) })
    .where("id", "=", companyId)
    .execute();
  if (!LEVEL_OPENS[level].firstBooking) await closeFirstBooking(tx, companyId);
  if (!isProven(level)) return;
  for (const { id } of await missionsOf(tx, companyId, "held", at))
    await releaseMission(tx, { missionId: id, actorId, at });
  for (const other of await readSameSiret(tx, companyId))
    if (!isProven(other.level))
      for (const { id } of await missionsOf(tx, other.id, "recruiting", at))
        await holdMission(tx, { missionId: id, companyId: other.id, reason: "siret_claimed", actorId: null, at });
}

/** From now on the employer chooses: whoever was booked by their yes keeps their place. */
export async function closeFirstBooking(tx: Db, companyId: number): Promise<void> {
  await tx
    .updateTable("missions")
    .set({ booking: "choose" })
    .where("companyId", "=", companyId)
    .where("status", "in", ["recruiting", "paused", "held"])
    .where("booking", "=", "first")
    .where("deletedAt", "is", null)
    .execute();
}

async function lockMissionsOfSiret(tx: Db, companyId: number): Promise<void> {
  await sql`
    select m.id from companies mine join companies c on c.siret = mine.siret join missions m on m.company_id = c.id
    where mine.id = ${companyId} and m.status in ('recruiting', 'paused', 'held') and m.deleted_at is null
    order by m.id for no key update of m`.execute(tx);
}

/** Those that wait for the SIRET, or those on line that are to come. */
const missionsOf = (tx: Db, companyId: number, status: "held" | "recruiting", at: Date) =>
  tx
    .selectFrom("missions")
    .where("companyId", "=", companyId)
    .where("status", "=", status)
    .where("deletedAt", "is", null)
    .where("endsAt", ">", at)
    .$if(status === "held", (query) => query.where("heldReason", "=", "siret_claimed"))
    .orderBy("id")
    .select("id")
    .execute();
