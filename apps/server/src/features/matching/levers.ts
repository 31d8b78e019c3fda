import type { DiffusionLever } from "@app/contract/matching/diffusion";
import { shownReach } from "@app/domain/matching/reach";
import type { Context } from "../../platform/context.ts";
import { localPay } from "../../views/local-pay.ts";
import { countMorePeople } from "../../views/match.ts";
import type { PanelMission } from "./panel-mission.ts";

/** How much further people would have to go. */
const FURTHER_KM = 5;

/** What would bring more people, from five on and rounded as reach is, or a pay under the local median. */
export function leversReader(ctx: Context) {
  const readPay = localPay(ctx);

  return async (mission: PanelMission): Promise<DiffusionLever[]> => {
    const [more, pay] = await Promise.all([
      countMorePeople(ctx.db, mission.id, { at: ctx.now(), km: FURTHER_KM }),
      payLever(mission),
    ]);
    const [further, otherHours] = [shownReach(more.further), shownReach(more.otherHours)];
    return [
      ...(further !== null ? [{ kind: "further" as const, km: FURTHER_KM, people: further }] : []),
      ...pay,
      ...(otherHours !== null ? [{ kind: "hours" as const, people: otherHours }] : []),
    ];
  };

  async function payLever({ department, sectors: [sector], hourlyCents }: PanelMission): Promise<DiffusionLever[]> {
    if (!department || !sector || hourlyCents === null) return [];
    const median = await readPay(department, sector);
    if (!median || hourlyCents >= median.cents) return [];
    return [{ kind: "pay", hourlyCents: median.cents, medianCents: median.cents, people: null }];
  }
}
