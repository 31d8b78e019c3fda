import { type SectorKey, sectorByName } from "../catalogue/sectors.ts";
import { sectorOfTitle } from "../catalogue/title-sector.ts";
import { normalizeText } from "../text/relevance.ts";
import { parisDay } from "../time/calendar.ts";
import { lastWorkedDay } from "../time/worked-days.ts";
import { type ContractKind, type ContractMotive, isOverEighteenMonths, refuseSeason } from "./contract-kind.ts";
import type { MissionType } from "./mission.ts";

/** Where a CDD d’usage is customary, of the sectors of article D1242-1. */
export const EXTRA_SECTORS: readonly SectorKey[] = ["restauration", "hotellerie", "evenementiel"];

export const CONTRACT_REFUSALS = [
  "motive_missing",
  "extra_outside_sectors",
  "agency_only",
  "internship_urgent",
  "freelance_health",
  "over_eighteen_months",
  "season_under_a_month",
  "season_over_nine_months",
] as const;
export type ContractRefusal = (typeof CONTRACT_REFUSALS)[number];

/** The kind of a mission that only has a type; sectors are names, as missions store them. */
export function kindFromType(type: MissionType, sectors: readonly string[]): ContractKind {
  if (type === "freelance" || type === "internship") return type;
  return isExtraSector(sectors) ? "extra" : "cdd";
}

export function motiveFromType(type: MissionType, sectors: readonly string[]): ContractMotive | null {
  return kindFromType(type, sectors) === "cdd" ? "increase" : null;
}

export type ContractTerms = {
  kind: ContractKind;
  motive: ContractMotive | null;
  sectors: readonly string[];
  collectiveAgreement: string | null;
  /** The register says that the company is a temporary work agency (NAF 78.20Z). */
  isAgency: boolean;
  urgent: boolean;
  startsAt: Date;
  endsAt: Date;
  title: string;
};

/** What the law forbids in the contract of a mission; null when nothing. */
export function refuseContract(terms: ContractTerms): ContractRefusal | null {
  switch (terms.kind) {
    case "cdd":
      if (terms.motive === null) return "motive_missing";
      return isOverEighteenMonths(terms.startsAt, terms.endsAt) ? "over_eighteen_months" : null;
    case "extra":
      return isExtraSector(terms.sectors) || terms.collectiveAgreement?.trim() ? null : "extra_outside_sectors";
    case "agency":
      return terms.isAgency ? null : "agency_only";
    case "internship":
      return terms.urgent ? "internship_urgent" : null;
    case "freelance":
      return isHealth(terms) && !isLiberalCare(terms.title) ? "freelance_health" : null;
    case "seasonal":
      return followsHotelAgreement(terms)
        ? refuseSeason(parisDay(terms.startsAt), lastWorkedDay(terms.startsAt, terms.endsAt))
        : null;
  }
}

const HOTEL_SECTORS: readonly SectorKey[] = ["restauration", "hotellerie"];
const HOTEL_AGREEMENT = /\bhcr\b|\bhotels?\b|\bhotellerie\b(?! de plein air)|\bcafes?\b|\b1979\b/;

/** Under the agreement of hotels, cafés and restaurants: by its name or, when none is given, by the sector. */
export function followsHotelAgreement({
  sectors,
  collectiveAgreement,
}: Pick<ContractTerms, "sectors" | "collectiveAgreement">): boolean {
  const named = normalizeText(collectiveAgreement ?? "");
  return named === "" ? hasSector(sectors, HOTEL_SECTORS) : HOTEL_AGREEMENT.test(named);
}

function isExtraSector(sectors: readonly string[]): boolean {
  return hasSector(sectors, EXTRA_SECTORS);
}

function hasSector(names: readonly string[], keys: readonly SectorKey[]): boolean {
  return names.some((name) => {
    const sector = sectorByName(name);
    return sector !== null && keys.includes(sector.key);
  });
}

/** A care title filed under another sector is still care. */
function isHealth({ sectors, title }: Pick<ContractTerms, "sectors" | "title">): boolean {
  return hasSector(sectors, ["sante"]) || sectorOfTitle(title)?.key === "sante";
}

const LIBERAL =
  /\b(?:infirmier|infirmiere|masseur kinesitherapeute|masseuse kinesitherapeute|kinesitherapeute|kine)s?\b/;
/** Nurses whose work belongs to an establishment, and those who only assist. */
const ESTABLISHMENT = /\b(?:bloc|ibode|iade|anesthesiste|puericult\w*|aide|auxiliaire|assistante?)s?\b/;

function isLiberalCare(title: string): boolean {
  const words = normalizeText(title);
  return LIBERAL.test(words) && !ESTABLISHMENT.test(words);
}
