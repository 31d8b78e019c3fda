import type { SalariesView } from "@app/contract/site";
import { type PublicSnapshot, SNAPSHOT_DAYS } from "@app/db/public-stats";
import { SECTORS } from "@app/domain/catalogue/sectors";
import { PUBLIC_FLOOR } from "@app/domain/figures";
import { centsToEuros } from "@app/domain/money";
import type { Context } from "../../platform/context.ts";

/** What missions pay, from the worker's last snapshot; a sector with too few of them says nothing. */
export async function readSalaries(ctx: Context): Promise<SalariesView> {
  const snapshot = await ctx.db.selectFrom("publicStats").select("body").executeTakeFirst();
  // A snapshot taken by an earlier release has no pay.
  const { pay = {} } = (snapshot?.body ?? {}) as Partial<PublicSnapshot>;
  const sectors = SECTORS.flatMap(({ name }) => {
    const { missions, low, median, high } = pay[name] ?? { missions: 0, low: 0, median: 0, high: 0 };
    if (missions < PUBLIC_FLOOR) return [];
    return [{ sector: name, missions, low: centsToEuros(low), median: centsToEuros(median), high: centsToEuros(high) }];
  });
  return { days: SNAPSHOT_DAYS, sectors };
}
