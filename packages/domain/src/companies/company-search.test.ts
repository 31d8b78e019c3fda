import { describe, expect, test } from "vitest";
import type { RegisteredCompany } from "./company-match.ts";
import { foundEstablishments } from "./company-search.ts";

const company = (changes: Partial<RegisteredCompany> = {}): RegisteredCompany => ({
  siret: "00011001500021",
  siren: "000110015",
  isOpen: true,
  closedOn: null,
  openHeadOffice: null,
  isSoleTrader: false,
  legalName: "SOCIETE DES QUAIS REUNIS",
  fullName: "SOCIETE DES QUAIS REUNIS",
  acronym: null,
  signs: ["LE COMPTOIR DES TISSEURS"],
  address: "14 QUAI DES TISSEURS 69007 LYON 7",
  town: "LYON 7",
  postcode: "69007",
  communeCode: "69387",
  naf: "56.10A",
  nafVersion: "rev2",
  sizeBand: null,
  createdOn: null,
  isPartial: false,
  ...changes,
});

test("reads as people write it, under the name that was typed", () => {
  const found = { siret: "00011001500021", address: "14 quai des Tisseurs, 69007 Lyon" };
  expect(foundEstablishments([company()], "comptoir tisseurs lyon")).toEqual([
    { ...found, name: "Le Comptoir des Tisseurs" },
  ]);
  expect(foundEstablishments([company()], "quais réunis")).toEqual([{ ...found, name: "Societe des Quais Reunis" }]);
});

test("a legal form and initials stay in capitals", () => {
  const found = foundEstablishments([company({ signs: ["SARL BTP L'ATELIER"] })], "btp");
  expect(found[0]?.name).toBe("SARL BTP l'Atelier");
});

describe("addresses", () => {
  test.each([
    ["5 PLACE DU PETIT PORT 33120 ARCACHON", "33120", "ARCACHON", "5 place du Petit Port, 33120 Arcachon"],
    ["12B RUE D'ALSACE 75010 PARIS 10", "75010", "PARIS 10", "12B rue d'Alsace, 75010 Paris"],
    ["ZI NORD 59000 LILLE CEDEX 9", "59000", "LILLE CEDEX 9", "zi Nord, 59000 Lille"],
    ["42000 SAINT-ETIENNE", "42000", "SAINT-ETIENNE", "42000 Saint-Etienne"],
  ])("%s", (address, postcode, town, expected) => {
    expect(foundEstablishments([company({ address, postcode, town })], "comptoir")[0]?.address).toBe(expected);
  });
});

test("a sole trader’s street may be a home: only the town is said", () => {
  const trader = company({ isSoleTrader: true, legalName: null, fullName: "CLAIRE VALMORIN (DUFRESNAY)", signs: [] });
  expect(foundEstablishments([trader], "claire valmorin")).toMatchObject([
    { name: "Claire Valmorin", address: "69007 Lyon" },
  ]);
});

test("what is closed or kept from the public is left out; eight at most, the town that was typed first", () => {
  const places = Array.from({ length: 12 }, (_, index) => company({ siret: String(index) }));
  const inBordeaux = company({
    siret: "b",
    address: "1 RUE HAUTE 33000 BORDEAUX",
    town: "BORDEAUX",
    postcode: "33000",
  });
  const hidden = [company({ isOpen: false }), company({ isPartial: true }), company({ postcode: null })];
  const found = foundEstablishments([...hidden, ...places, inBordeaux], "comptoir des tisseurs bordeaux");
  expect(found).toHaveLength(8);
  expect(found.map(({ siret }) => siret).slice(0, 2)).toEqual(["b", "0"]);
});
