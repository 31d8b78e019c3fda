import type { DiffusionLever } from "@app/contract/matching/diffusion";
import type { Context } from "../../platform/context.ts";
import { localPay } from "../../views/local-pay.ts";
import { countMorePeople } from "../../views/match.ts";
import type { PanelMission } from "./panel-mission.ts";

/** How much further people would have to go. */
const FURTHER_KM = 5;

/** What would bring more people; only what would add somebody, or a pay under the local median. */
export function leversReader(ctx: Context) {
  const readPay = localPay(ctx);

  return async (mission: PanelMission): Promise<DiffusionLever[]> => {
    const [{ further, otherHours }, pay] = await Promise.all([
      countMorePeople(ctx.db, mission.id, { at: ctx.now(), km: FURTHER_KM }),
      payLever(mission),
    ]);
    return [
      ...(further > 0 ? [{ kind: "further" as const, km: FURTHER_KM, people: further }] : []),
      ...pay,
      ...(otherHours > 0 ? [{ kind: "hours" as const, people: otherHours }] : []),
    ];
  };

  async function payLever({ department, sectors: [sector], hourlyCents }: PanelMission): Promise<DiffusionLever[]> {
    if (!department || !sector || hourlyCents === null) return [];
    const median = await readPay(department, sector);
    if (!median || hourlyCents >= median.cents) return [];
    return [{ kind: "pay", hourlyCents: median.cents, medianCents: median.cents, people: null }];
  }
}
