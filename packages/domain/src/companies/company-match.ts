import { townOf } from "../places/address.ts";
import { matchPlace, type PlaceMatch } from "./company-address-match.ts";
import type { RegisterOutcome } from "./company-level.ts";
import { matchName, matchPerson, type NameMatch } from "./company-name-match.ts";

/** An establishment as the register has it; whatever its holder keeps from the public is null. */
export type RegisteredCompany = {
  siret: string;
  siren: string;
  isOpen: boolean;
  closedOn: string | null;
  /** Where the company went, when it is open there. */
  openHeadOffice: string | null;
  isSoleTrader: boolean;
  legalName: string | null;
  /** The name, then in parentheses the surname of birth, the trade name or the acronym. */
  fullName: string | null;
  acronym: string | null;
  /** The trading name, of the establishment then of the head office. */
  signs: readonly string[];
  address: string | null;
  town: string | null;
  postcode: string | null;
  communeCode: string | null;
  naf: string | null;
  nafVersion: string | null;
  sizeBand: string | null;
  createdOn: string | null;
  isPartial: boolean;
};

/** Where an answer comes from: the search of the State, that of INSEE, or a copy of its files. */
export type RegisterAnswer = {
  /** Null when the register does not have the number. */
  company: RegisteredCompany | null;
  source: "search_api" | "sirene_api" | "sirene_copy";
  askedAt: Date;
  /** Of the answer as it came, which is not stored. */
  sha256: string;
};

export type CompanyMatch = { outcome: RegisterOutcome; matchedOn: "name" | "sign" | "address" | null };

/** What the register says of a company's SIRET, given the name and address its people typed. */
export function matchCompany(
  typed: { name: string; address: string },
  registered: RegisteredCompany | null,
): CompanyMatch {
  if (!registered) return { outcome: "not_found", matchedOn: null };
  if (!registered.isOpen) return { outcome: "closed", matchedOn: null };
  const place = matchPlace(typed.address, registered);
  const names = candidates(registered);
  if (names.length === 0) return { outcome: "hidden", matchedOn: null };
  const towns = [registered.town ?? "", townOf(typed.address) ?? ""];
  const results = names.map(({ name, from, isPerson }) => ({
    from,
    match: isPerson ? matchPerson(typed.name, name) : matchName(typed.name, name, towns),
  }));
  const agreeing = results.find(({ match }) => match === "agrees");
  if (agreeing) return { outcome: "siret_found", matchedOn: agreeing.from };
  return withoutName(results.some(({ match }) => match === "doubtful") ? "doubtful" : "differs", place);
}

/** Restaurants often trade under a sign that is not registered: their address is compared instead. */
function withoutName(name: Exclude<NameMatch, "agrees">, place: PlaceMatch): CompanyMatch {
  if (place === "address") return { outcome: "siret_found", matchedOn: "address" };
  return { outcome: name === "differs" && place === "neither" ? "another_name" : "doubtful", matchedOn: null };
}

/** What stays in parentheses after a sole trader's name is the surname of birth. */
const withoutSigns = (fullName: string, signs: readonly string[]): string =>
  signs.reduce((text, sign) => text.replace(`(${sign})`, ""), fullName);

type Candidate = { name: string; from: "name" | "sign"; isPerson: boolean };

function candidates({ legalName, fullName, acronym, signs, isSoleTrader }: RegisteredCompany): Candidate[] {
  const asName = (name: string): Candidate => ({ name, from: "name", isPerson: false });
  const pieces = (fullName ?? "").split(/[()]/).filter((piece) => piece.trim() !== "");
  const names = isSoleTrader
    ? fullName === null
      ? []
      : [{ name: withoutSigns(fullName, signs), from: "name" as const, isPerson: true }]
    : pieces.map(asName);
  return [
    ...[legalName, acronym].filter((name) => name !== null).map(asName),
    ...names,
    ...signs.map((name): Candidate => ({ name, from: "sign", isPerson: false })),
  ];
}
