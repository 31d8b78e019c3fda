import { type ContractKind, type ContractMotive, refuseSeason, type SeasonRefusal } from "../missions/contract-kind.ts";
import { parisDay } from "../time/calendar.ts";
import { EXTRA_DAYS_WARNED, extraDaysWith, MOST_EXTRA_DAYS } from "./extra-days.ts";
import type { LawSource } from "./law-source.ts";
import { contractDays, vacationsOf } from "./vacations.ts";
import { type OpeningDays, type PostContract, waitingTime } from "./waiting-time.ts";

export type AskedContract = {
  kind: ContractKind;
  motive: ContractMotive | null;
  /** At least one. */
  shifts: readonly { startsAt: Date; endsAt: Date }[];
  /** Under the agreement of hotels, cafés and restaurants: `followsHotelAgreement`. */
  hotels: boolean;
};

export type ContractHistory = {
  /** Paris days this person works, or worked, as an extra at this establishment, without those asked for. */
  extraDays: readonly string[];
  /** Contracts of this post, of anybody. */
  post: readonly PostContract[];
};

export type LimitFinding = { severity: "warned" | "refused"; source: LawSource } & (
  | { kind: "extra_days"; quarter: string; days: number }
  | { kind: "one_per_vacation"; vacations: number }
  | { kind: SeasonRefusal; firstDay: string; lastDay: string }
  | { kind: "waiting_time"; days: number; until: string }
);

/** What the law refuses in a contract beside those already made, and what comes near it or is left to the employer. */
export function contractFindings(asked: AskedContract, history: ContractHistory, opening: OpeningDays): LimitFinding[] {
  return [...extraFindings(asked, history), ...seasonFindings(asked), ...waitingFindings(asked, history, opening)];
}

function extraFindings({ kind, shifts, hotels }: AskedContract, { extraDays }: ContractHistory): LimitFinding[] {
  if (kind !== "extra" || !hotels) return [];
  const days = shifts.map(({ startsAt }) => parisDay(startsAt));
  const near = extraDaysWith(extraDays, days).filter((quarter) => quarter.days >= EXTRA_DAYS_WARNED);
  const vacations = vacationsOf(shifts).length;
  return [
    ...near.map((quarter): LimitFinding => {
      const severity = quarter.days > MOST_EXTRA_DAYS ? "refused" : "warned";
      return { kind: "extra_days", severity, source: "extra_days", ...quarter };
    }),
    ...(vacations > 1
      ? [{ kind: "one_per_vacation", severity: "refused", source: "one_per_vacation", vacations } as const]
      : []),
  ];
}

/** The end of a contract is asked again here: who takes some shifts of a season may take a week of it. */
function seasonFindings({ kind, shifts, hotels }: AskedContract): LimitFinding[] {
  if (kind !== "seasonal" || !hotels) return [];
  const days = contractDays(shifts);
  const refusal = refuseSeason(days.firstDay, days.lastDay);
  return refusal ? [{ kind: refusal, severity: "refused", source: "season", ...days }] : [];
}

/** Warned only: an agreement of the branch may say otherwise, and that two missions are one post is a guess. */
function waitingFindings(asked: AskedContract, { post }: ContractHistory, opening: OpeningDays): LimitFinding[] {
  const { firstDay } = contractDays(asked.shifts);
  const waiting = waitingTime({ kind: asked.kind, motive: asked.motive, firstDay }, post, opening);
  return waiting ? [{ kind: "waiting_time", severity: "warned", source: "waiting_time", ...waiting }] : [];
}
