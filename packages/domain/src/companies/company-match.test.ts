import { expect, test } from "vitest";
import { matchPlace } from "./company-address-match.ts";
import { matchCompany, type RegisteredCompany } from "./company-match.ts";
import { matchName, matchPerson } from "./company-name-match.ts";

test.each([
  ["Comptoir des tisseurs", "LE COMPTOIR DES TISSEURS", "", "agrees"],
  ["S.A.R.L. Transports Bellerive", "TRANSPORTS BELLERIVE", "", "agrees"],
  ["Belle-Rive Transport", "TRANSPORTS BELLERIVE", "", "agrees"],
  ["M.O.F.", "MOF", "", "agrees"],
  ["Menuiserie Orvaut", "MENUISERIE ORVAULT FRERES", "", "agrees"],
  ["Hôtel St-Martin", "HOTEL SAINT MARTIN", "", "agrees"],
  ["Œuvres & Cie", "OEUVRES ET COMPAGNIE", "", "agrees"],
  ["Le 31", "LE 31", "", "agrees"],
  ["Restaurant Lyon", "RESTAURANT DE LYON", "Lyon", "doubtful"],
  ["Café de la Gare", "CAFE DE LA PAIX", "", "differs"],
  ["Dupont Plomberie", "MARTIN PLOMBERIE", "", "differs"],
  ["Brasserie du Grand Large", "MENUISERIE ORVAULT FRERES", "", "differs"],
  ["SARL", "SAS", "", "differs"],
] as const)("the name « %s » next to « %s » in the register (%s): %s", (typed, registered, town, expected) => {
  expect(matchName(typed, registered, [town])).toBe(expected);
});

test.each([
  ["Valmorin C.", "doubtful"],
  ["Chez Claire", "doubtful"],
  ["Claire Valmorin", "agrees"],
  ["Salon Dufresnay Claire", "agrees"],
  ["Martin Dupont", "differs"],
] as const)("a sole trader typed « %s »: %s", (typed, expected) => {
  expect(matchPerson(typed, "CLAIRE VALMORIN (DUFRESNAY)")).toBe(expected);
});

const QUAI = { address: "14 QUAI DES TISSEURS 69007 LYON 7", town: "LYON 7", communeCode: "69387" };
test.each([
  ["14 quai des Tisseurs, 69007 Lyon", QUAI, "address"],
  ["Le Comptoir, 14 bis quai des tisseur 69007 LYON, France", QUAI, "address"],
  ["quai des Tisseurs, 69007 Lyon", QUAI, "address"],
  ["15 quai des Tisseurs, 69007 Lyon", QUAI, "town"],
  ["14 quai Perrache, 69002 Lyon", QUAI, "town"],
  ["14 quai des Tisseurs, 69337 Lyon cedex 07", QUAI, "town"],
  ["14 quai des Tisseurs, 17000 La Rochelle", QUAI, "neither"],
  [
    "8 chemin du Vieux-Moulin, 44300 Nantes",
    { ...QUAI, address: "8 B CHEMIN DU VIEUX MOULIN 44300 NANTES" },
    "address",
  ],
  ["3 rue Haute, 59000 Lille", { address: null, town: "LILLE", communeCode: "59350" }, "town"],
  ["3 rue Haute, 97400 Saint-Denis", { address: null, town: "SAINT-DENIS", communeCode: "93066" }, "neither"],
  ["Lyon", QUAI, "neither"],
] as const)("the address « %s » next to the register's: %3$s", (typed, registered, expected) => {
  expect(matchPlace(typed, registered)).toBe(expected);
});

const COMPANY: RegisteredCompany = {
  siret: "00011004900012",
  siren: "000110049",
  isOpen: true,
  closedOn: null,
  openHeadOffice: "00011004900012",
  isSoleTrader: false,
  legalName: "MENUISERIE ORVAULT FRERES",
  fullName: "MENUISERIE ORVAULT FRERES (MOF)",
  acronym: "MOF",
  signs: ["ATELIER DU MOULIN"],
  address: "8 B CHEMIN DU VIEUX MOULIN 44300 NANTES",
  town: "NANTES",
  postcode: "44300",
  communeCode: "44109",
  naf: "43.32A",
  nafVersion: "rev2",
  sizeBand: "02",
  createdOn: "2015-06-01",
  isPartial: false,
};
const MASKED = { legalName: null, fullName: null, acronym: null, signs: [], address: null, isSoleTrader: true };
const [THERE, TOWN, AWAY] = [
  "8 chemin du Vieux Moulin, 44300 Nantes",
  "1 rue Crébillon, 44000 Nantes",
  "17000 La Rochelle",
];

test.each([
  ["name and address agree", "Menuiserie Orvault", THERE, {}, "siret_found", "name"],
  ["the name agrees, elsewhere", "Orvault Frères", AWAY, {}, "siret_found", "name"],
  ["the sign agrees", "L’Atelier du moulin", TOWN, {}, "siret_found", "sign"],
  ["a doubtful name at the address", "Frères Martin", THERE, {}, "siret_found", "address"],
  ["a doubtful name in the town", "Orvault Martin", TOWN, {}, "doubtful", null],
  ["a doubtful name elsewhere", "Orvault Martin", AWAY, {}, "doubtful", null],
  ["another name at the address", "Brasserie du Grand Large", THERE, {}, "siret_found", "address"],
  ["another name in the town", "Brasserie du Grand Large", TOWN, {}, "doubtful", null],
  ["another name elsewhere", "Brasserie du Grand Large", AWAY, {}, "another_name", null],
  ["a person who keeps their name to themselves", "Salon Mireille", TOWN, MASKED, "hidden", null],
  ["a closed establishment", "Menuiserie Orvault", THERE, { isOpen: false }, "closed", null],
] as const)("%s", (_what, name, address, fields, outcome, matchedOn) => {
  expect(matchCompany({ name, address }, { ...COMPANY, ...fields })).toEqual({ outcome, matchedOn });
});

test("a sole trader's registered sign agrees, the first name in it does not", () => {
  const claire = {
    isSoleTrader: true,
    legalName: null,
    acronym: null,
    fullName: "CLAIRE VALMORIN (DUFRESNAY) (CHEZ CLAIRE)",
  };
  const match = (signs: string[]) =>
    matchCompany({ name: "Chez Claire", address: TOWN }, { ...COMPANY, ...claire, signs });
  expect(match(["CHEZ CLAIRE"])).toEqual({ outcome: "siret_found", matchedOn: "sign" });
  expect(match(["BAR DES HALLES"]).outcome).toBe("doubtful");
});

test("a number the register does not have", () => {
  expect(matchCompany({ name: "Hôtel du Cap Perdu", address: AWAY }, null).outcome).toBe("not_found");
});
