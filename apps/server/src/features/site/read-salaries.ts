import type { SalariesView } from "@app/contract/site/site";
import { type PublicSnapshot, SNAPSHOT_DAYS } from "@app/db/public-stats";
import { SECTORS } from "@app/domain/catalogue/sectors";
import { PUBLIC_FLOOR } from "@app/domain/companies/figures";
import { centsToEuros } from "@app/domain/money/money";
import type { ReadContext } from "../../platform/database/public-reads.ts";

/** From the worker's last snapshot, without sectors that have too few missions. */
export async function readSalaries(from: ReadContext): Promise<SalariesView> {
  const snapshot = await from.db.selectFrom("publicStats").select("body").executeTakeFirst();
  // Snapshots of earlier releases have no pay.
  const { pay = {} } = (snapshot?.body ?? {}) as Partial<PublicSnapshot>;
  const sectors = SECTORS.flatMap(({ name }) => {
    const { missions, low, median, high } = pay[name] ?? { missions: 0, low: 0, median: 0, high: 0 };
    if (missions < PUBLIC_FLOOR) return [];
    return [{ sector: name, missions, low: centsToEuros(low), median: centsToEuros(median), high: centsToEuros(high) }];
  });
  return { days: SNAPSHOT_DAYS, sectors };
}
