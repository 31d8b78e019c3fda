import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { isSiretClaimed } from "../../commands/company-claims.ts";
import { holdMission } from "../../commands/hold-mission.ts";
import { recordMissionEvent } from "../../commands/record-mission-event.ts";
import type { CompanyRow } from "../../views/company.ts";

type Identity = Pick<CompanyRow, "name" | "siret" | "address">;

export const isAnotherIdentity = (before: Identity, after: Identity): boolean =>
  before.name !== after.name || before.siret !== after.siret || before.address !== after.address;

/** Statuses are listed, so that their index leaves out the company's history. */
const liveMissions = (tx: Db, companyId: number) =>
  tx
    .selectFrom("missions")
    .where("companyId", "=", companyId)
    .where("status", "in", ["recruiting", "paused", "held"])
    .where("deletedAt", "is", null)
    .orderBy("id")
    .select(["id", "status", "acceptedCount", "applicationCount"]);

export async function lockLiveMissions(tx: Db, companyId: number): Promise<void> {
  await liveMissions(tx, companyId).forNoKeyUpdate().execute();
}

/**
 * Those who count on a mission are told who it is with. Missions nobody was accepted for wait for the register's answer, or
 * the office's: they were read under another name. A company that a person verified keeps its word until told otherwise.
 */
export async function checkNewIdentity(
  tx: Db,
  { companyId, userId }: Employer,
  before: Identity,
  after: Identity & Pick<CompanyRow, "level">,
  at: Date,
): Promise<void> {
  const claimed = await isSiretClaimed(tx, companyId);
  // Read again: the lock of the company keeps new ones from being published meanwhile.
  for (const mission of await liveMissions(tx, companyId).execute()) {
    const event = { missionId: mission.id, actorId: userId, at };
    if (mission.applicationCount > 0)
      await recordMissionEvent(tx, {
        ...event,
        kind: "new_identity",
        details: { before: before.name, after: after.name },
      });
    if (mission.status !== "recruiting" || after.level === "verified") continue;
    if (claimed) await holdMission(tx, { ...event, companyId, reason: "siret_claimed" });
    else if (mission.acceptedCount === 0) await holdMission(tx, { ...event, companyId, reason: "new_identity" });
  }
}
