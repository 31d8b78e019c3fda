import type { Db } from "@app/db/database";
import type { HeldReason } from "@app/domain/company-level";
import { recordMissionEvent } from "./record-mission-event.ts";

type Held = { missionId: number; companyId: number; reason: HeldReason; actorId: number | null; at: Date };

/** From now on only its author sees it. The register's answer that led to it is kept with the company. */
export async function holdMission(tx: Db, { missionId, companyId, reason, actorId, at }: Held): Promise<void> {
  await tx
    .updateTable("missions")
    .set({ status: "held", heldAt: at, heldReason: reason, updatedAt: at })
    .where("id", "=", missionId)
    .execute();
  await tx
    .updateTable("companyRegisterChecks")
    .set({ servedDecision: true })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("companyRegisterChecks")
        .where("companyId", "=", companyId)
        .where("outcome", "=", reason === "risk" ? null : reason)
        .select((check) => check.fn.max("id").as("id")),
    )
    .execute();
  await recordMissionEvent(tx, { missionId, kind: "held", actorId, at, details: { reason } });
}

type Released = { missionId: number; actorId: number | null; at: Date };

/**
 * Publishes a held mission, as if it were published now, and has its author told. False when it was not held.
 * Called by the register's check and by the office, in their own transaction.
 */
export async function releaseMission(tx: Db, { missionId, actorId, at }: Released): Promise<boolean> {
  const released = await tx
    .updateTable("missions")
    .set({ status: "recruiting", heldAt: null, heldReason: null, publishedAt: at, updatedAt: at })
    .where("id", "=", missionId)
    .where("status", "=", "held")
    .where("deletedAt", "is", null)
    .returning("companyId")
    .executeTakeFirst();
  if (!released) return false;
  await markPublished(tx, released.companyId, at);
  await recordMissionEvent(tx, { missionId, kind: "released", actorId, at, details: {} });
  return true;
}

/** A company's page exists from its first publication on. */
export async function markPublished(tx: Db, companyId: number, at: Date): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ firstPublishedAt: at })
    .where("id", "=", companyId)
    .where("firstPublishedAt", "is", null)
    .execute();
}
