import type { Headcount } from "./mission.ts";
import { placesLeft } from "./recruitment.ts";

/** « 1 place sur 3 à pourvoir » */
export function placesText(mission: Headcount): string {
  const { positions } = mission;
  const left = placesLeft(mission);
  if (left === 0) return positions === 1 ? "La place est prise" : "Toutes les places sont prises";
  const places = `${left}\u00a0place${left > 1 ? "s" : ""}`;
  return left === positions ? `${places} à pourvoir` : `${places} sur ${positions} à pourvoir`;
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
