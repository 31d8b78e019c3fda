import { formatCount } from "../text/format-number.ts";
import type { Headcount } from "./mission.ts";
import { placesLeft } from "./recruitment.ts";

/** Where people may take some of the shifts, `positions` counts each person once per shift: never shown as people. */
export type Wanted = Headcount & {
  /** The most who work at once. */
  people: number;
  /** On how many days anybody works. */
  dayCount: number;
  shiftCount: number;
  takeSome: boolean;
};

/** Who is wanted: « 6 personnes, 5 jours », « jusqu’à 6 personnes, 3 jours » when some shifts want fewer, « 1 personne ». */
export function peopleText({ positions, people, dayCount, shiftCount, takeSome }: Wanted): string {
  const isUneven = takeSome && positions < people * shiftCount;
  const wanted = `${isUneven ? "jusqu’à " : ""}${counted(people, "personne")}`;
  return dayCount > 1 ? `${wanted}, ${counted(dayCount, "jour")}` : wanted;
}

/** Who is still missing: « 6 personnes, 5 jours », « Il manque 2 personnes sur 3 », « 18 journées sur 30 à pourvoir ». */
export function placesText(mission: Wanted): string {
  const { positions, people, dayCount, shiftCount, takeSome } = mission;
  const left = placesLeft(mission);
  if (left === 0) return people === 1 ? "La place est prise" : "Toutes les places sont prises";
  if (left === positions) {
    const text = dayCount > 1 ? peopleText(mission) : `${peopleText(mission)} recherchée${people > 1 ? "s" : ""}`;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }
  if (!takeSome || shiftCount === 1) return `Il manque ${counted(left, "personne")} sur ${positions}`;
  const one = dayCount < shiftCount ? "créneau" : people === 1 ? "jour" : "journée";
  return `${counted(left, one)} sur ${positions} à pourvoir`;
}

function counted(count: number, one: string): string {
  const plural = one.endsWith("eau") ? "x" : "s";
  return `${formatCount(count)}\u00a0${one}${count > 1 ? plural : ""}`;
}

/** « Plus que 2 candidatures possibles » */
export function lastApplicationsText(left: number): string {
  return left === 1 ? "Plus qu’une candidature possible" : `Plus que ${left}\u00a0candidatures possibles`;
}

/** What its employer reads of a mission whose places are all taken: « Pourvue », « 2 confirmations attendues ». */
export function filledText({ positions, confirmedCount }: { positions: number; confirmedCount: number }): string {
  const awaited = positions - confirmedCount;
  if (awaited <= 0) return "Pourvue";
  return awaited === 1 ? "1\u00a0confirmation attendue" : `${awaited}\u00a0confirmations attendues`;
}
