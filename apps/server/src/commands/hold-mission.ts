import type { Db } from "@app/db/database";
import type { HeldReason, RegisterRefusal } from "@app/domain/companies/company-level";
import { ALERTS_AFTER_MS } from "@app/domain/search/saved-search";
import { sql } from "kysely";
import { enqueue } from "../jobs.ts";
import { recordMissionEvent } from "./record-mission-event.ts";
import { startWaves } from "./waves.ts";

const isOutcome = (reason: HeldReason): reason is RegisterRefusal =>
  reason !== "risk" && reason !== "new_identity" && reason !== "siret_claimed";

type Held = { missionId: number; companyId: number; reason: HeldReason; actorId: number | null; at: Date };

/** Held missions are visible to their author only. */
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
        .where("outcome", "=", isOutcome(reason) ? reason : null)
        .select((check) => check.fn.max("id").as("id")),
    )
    .execute();
  await recordMissionEvent(tx, { missionId, kind: "held", actorId, at, details: { reason } });
}

/** Once somebody has applied, a mission has been public since before it was held. */
export const publishedSince = (at: Date) =>
  sql<Date>`case when application_count > 0 then published_at else ${at}::timestamptz end`;

type Released = { missionId: number; actorId: number | null; at: Date };

/**
 * Publishes a held mission and notifies its author. False when it was not held. Called in the transaction of the
 * register check or the moderator's decision.
 */
export async function releaseMission(tx: Db, { missionId, actorId, at }: Released): Promise<boolean> {
  const released = await tx
    .updateTable("missions")
    .set({ status: "recruiting", heldAt: null, heldReason: null, publishedAt: publishedSince(at), updatedAt: at })
    .where("id", "=", missionId)
    .where("status", "=", "held")
    .where("deletedAt", "is", null)
    .returning("companyId")
    .executeTakeFirst();
  if (!released) return false;
  await markPublished(tx, released.companyId, at);
  await recordMissionEvent(tx, { missionId, kind: "released", actorId, at, details: {} });
  await startWaves(tx, { missionId, at, reason: "published" });
  await queueAlerts(tx, missionId, at);
  return true;
}

/** Saved searches that a mission answers, from the moment it can be found. */
export async function queueAlerts(tx: Db, missionId: number, at: Date): Promise<void> {
  await enqueue(tx, "mission.alerts", { missionId }, new Date(at.getTime() + ALERTS_AFTER_MS));
}

/** The company's page is public from its first publication. */
export async function markPublished(tx: Db, companyId: number, at: Date): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ firstPublishedAt: at })
    .where("id", "=", companyId)
    .where("firstPublishedAt", "is", null)
    .execute();
}
