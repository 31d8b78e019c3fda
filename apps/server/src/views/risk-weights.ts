import { RiskWeights } from "@app/contract/office/office-settings";
import type { Db } from "@app/db/database";
import { DEFAULT_RISK_SETTINGS, type RiskSettings } from "@app/domain/missions/mission-risk/rule";

/** The weights in force, with their version; null when the office has set none. */
export async function readRiskWeights(db: Db, now: Date): Promise<(RiskWeights & { version: number }) | null> {
  const row = await db
    .selectFrom("officeSettings")
    .where("name", "=", "risk_weights")
    .where("validFrom", "<=", now)
    .orderBy("validFrom", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .select(["id", "value"])
    .executeTakeFirst();
  return row ? { version: row.id, ...RiskWeights.parse(row.value) } : null;
}

/** What the office has not set is as in the code. */
export async function readRiskSettings(db: Db, now: Date): Promise<RiskSettings> {
  const set = await readRiskWeights(db, now);
  return set ? { ...set, weights: { ...DEFAULT_RISK_SETTINGS.weights, ...set.weights } } : DEFAULT_RISK_SETTINGS;
}
