import { formatRange } from "../missions/shift.fr.ts";
import { formatEuros } from "../money/format-euros.ts";
import type { Cents } from "../money/money.ts";
import { NOTICE_MINUTES, type ShiftHours } from "./replacement.ts";
import type { YesOutcome } from "./reserve.ts";

const MINUTE_MS = 60_000;

/** Until when a yes gives these hours. */
export const lastYesFor = ({ startsAt }: Pick<ShiftHours, "startsAt">): Date =>
  new Date(startsAt.getTime() - NOTICE_MINUTES * MINUTE_MS);

/** « Un oui avant 18 h 35 donne 19 h 05 – 23 h, pause 24 min, 52,20 € brut ; plus tard, un peu moins. » */
export function restText(rest: ShiftHours, pay: Cents | null, until: string): string {
  const pause = rest.breakMinutes === 0 ? "sans pause" : `pause ${rest.breakMinutes}\u00a0min`;
  const given = [formatRange(rest), pause, ...(pay === null ? [] : [`${formatEuros(pay)} brut`])].join(", ");
  return `Un oui avant ${until} donne ${given}\u202f; plus tard, un peu moins.`;
}

const FIRST = "Ces heures sont à la première personne qui dit oui, si celle qui était attendue n’arrive pas avant.";

/** What a yes to a call for the rest of a shift does. */
export const REST_MEANS: Record<YesOutcome, string> = {
  booked: FIRST,
  // Never for a start so near.
  vetoable: FIRST,
  asks: `Votre oui part chez l’employeur. S’il accepte avant que la personne attendue arrive, ces heures sont à vous sans autre confirmation, ${NOTICE_MINUTES}\u00a0minutes après sa réponse.`,
};
