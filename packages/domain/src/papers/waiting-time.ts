import type { ContractKind, ContractMotive } from "../missions/contract-kind.ts";
import { addDays, daysBetween } from "../time/calendar.ts";
import type { HolidayZone } from "../time/holidays.ts";
import { weekdayOf } from "../time/week.ts";
import { isHoliday } from "../time/working-days.ts";

/** Days of Paris, both counted, renewals included. */
export type PostContract = {
  kind: ContractKind;
  motive: ContractMotive | null;
  firstDay: string;
  lastDay: string;
  /** The person left before the term: article L1244-4-1. */
  leftEarly: boolean;
};

/** The days an establishment works. `weekdays`: Monday 0 to Sunday 6, at least one. */
export type OpeningDays = { weekdays: readonly number[]; onHolidays: boolean; zone: HolidayZone };

/** From this length on, a third of it instead of half. */
const LONG_CONTRACT_DAYS = 14;

/** So many opening days, of which none is worked on this post by a CDD: `until` is the last of them. */
export type WaitingTime = { days: number; until: string };

/** How many opening days follow a contract: half of its days, or a third, and a part of a day is a day. */
export function waitingDays({ firstDay, lastDay }: Pick<PostContract, "firstDay" | "lastDay">): number {
  const days = daysBetween(firstDay, lastDay) + 1;
  return Math.ceil(days < LONG_CONTRACT_DAYS ? days / 2 : days / 3);
}

/** What a contract would cut short of the waiting time after those of the same post that are over; the longest, or null. */
export function waitingTime(
  next: Pick<PostContract, "kind" | "motive" | "firstDay">,
  past: readonly PostContract[],
  opening: OpeningDays,
): WaitingTime | null {
  let longest: WaitingTime | null = null;
  for (const contract of past) {
    if (contract.lastDay >= next.firstDay || !isOwed(contract, next)) continue;
    const days = waitingDays(contract);
    const until = openingDayAfter(contract.lastDay, days, opening);
    if (until >= next.firstDay && until > (longest?.until ?? "")) longest = { days, until };
  }
  return longest;
}

/** An agency's contracts, a freelance's and an intern's are not of this employer. */
const OF_EMPLOYER: ReadonlySet<ContractKind> = new Set(["extra", "cdd", "seasonal"]);

/** Nothing is owed only when both contracts have a motive that frees them: Cass. soc., 10 October 2018, 17-18.294. */
function isOwed(past: PostContract, next: Pick<PostContract, "kind" | "motive">): boolean {
  const areOfEmployer = OF_EMPLOYER.has(past.kind) && OF_EMPLOYER.has(next.kind);
  return areOfEmployer && !past.leftEarly && (!isFree(past) || !isFree(next));
}

const isFree = ({ kind, motive }: Pick<PostContract, "kind" | "motive">) => kind !== "cdd" || motive === "replacement";

function openingDayAfter(day: string, count: number, { weekdays, onHolidays, zone }: OpeningDays): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    const isOpen = weekdays.length === 0 || weekdays.includes(weekdayOf(at));
    if (isOpen && (onHolidays || !isHoliday(at, zone))) left -= 1;
  }
  return at;
}
