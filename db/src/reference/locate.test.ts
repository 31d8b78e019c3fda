import { describe, expect, it } from "vitest";
import { locateCommunes } from "./locate.ts";
import type { OfficialCommune, Place } from "./read-packages.ts";

const commune = (overrides: Partial<OfficialCommune>): OfficialCommune => ({
  code: "69123",
  name: "Lyon",
  departmentCode: "69",
  epci: "metropole",
  postcodes: ["69001"],
  population: 500_000,
  ...overrides,
});

const place = (overrides: Partial<Place>): Place => ({
  name: "Lyon",
  communeCode: "69123",
  departmentCode: "69",
  population: 500_000,
  lat: 45.75,
  lon: 4.85,
  ...overrides,
});

const lyon = commune({});
const locate = (communes: OfficialCommune[], places: Place[]) =>
  Object.fromEntries(locateCommunes(communes, places).map((c) => [c.name, [c.precision, c.lat, c.lon]]));

describe("locateCommunes", () => {
  it("takes the place that carries the INSEE code", () => {
    expect(locate([lyon], [place({})])).toEqual({ Lyon: ["exact", 45.75, 4.85] });
  });

  it("prefers the namesake to a larger district of the same commune", () => {
    const district = place({ name: "La Part-Dieu", population: 900_000, lat: 1, lon: 1 });
    expect(locate([lyon], [district, place({})])).toEqual({ Lyon: ["exact", 45.75, 4.85] });
  });

  it("takes the largest village when a new commune has no namesake", () => {
    const merged = commune({ code: "49301", name: "Sèvremoine", departmentCode: "49" });
    const small = place({ name: "Torfou", communeCode: "49301", population: 2_000, lat: 1, lon: 1 });
    const large = place({
      name: "Saint-Macaire-en-Mauges",
      communeCode: "49301",
      population: 6_000,
      lat: 47.12,
      lon: -0.99,
    });
    expect(locate([merged], [small, large])).toEqual({ Sèvremoine: ["exact", 47.12, -0.99] });
  });

  it("finds by name a place that claims a neighbour's code, or no code at all", () => {
    const tassin = commune({ code: "69244", name: "Tassin-la-Demi-Lune" });
    const paris = commune({ code: "75056", name: "Paris", departmentCode: "75", postcodes: ["75001"] });
    const wrong = place({ name: "Tassin-la-Demi-Lune", population: 20_000, lat: 45.76, lon: 4.78 });
    const codeless = place({ name: "Paris", communeCode: null, departmentCode: null, lat: 48.85, lon: 2.35 });
    expect(locate([lyon, tassin, paris], [place({}), wrong, codeless])).toEqual({
      Lyon: ["exact", 45.75, 4.85],
      "Tassin-la-Demi-Lune": ["exact", 45.76, 4.78],
      Paris: ["exact", 48.85, 2.35],
    });
  });

  it("never takes a namesake of another department", () => {
    const reunion = commune({
      code: "97416",
      name: "Saint-Pierre",
      departmentCode: "974",
      epci: null,
      postcodes: ["97410"],
    });
    const other = commune({
      code: "97411",
      name: "Saint-Denis",
      departmentCode: "974",
      epci: null,
      postcodes: ["97400"],
    });
    const martinique = place({ name: "Saint-Pierre", communeCode: null, departmentCode: "972", lat: 14.7, lon: -61.1 });
    const saintDenis = place({
      name: "Saint-Denis",
      communeCode: "97411",
      departmentCode: "974",
      lat: -20.88,
      lon: 55.45,
    });
    expect(locate([reunion, other], [martinique, saintDenis])["Saint-Pierre"]).toEqual(["department", -20.88, 55.45]);
  });

  it("places the only commune of a territory at its town, whatever the town is called", () => {
    const island = commune({ code: "97701", name: "Saint-Barthélemy", departmentCode: "977" });
    const gustavia = place({ name: "Gustavia", communeCode: null, departmentCode: "977", lat: 17.9, lon: -62.85 });
    expect(locate([island], [gustavia])).toEqual({ "Saint-Barthélemy": ["exact", 17.9, -62.85] });
  });

  it("falls back to the middle of the postcode, then of the EPCI, then of the department", () => {
    const bron = commune({ code: "69029", name: "Bron", postcodes: ["69500"] });
    const samePostcode = commune({ code: "69901", name: "A", postcodes: ["69009", "69001"] });
    const sameEpci = commune({ code: "69902", name: "B", postcodes: ["69902"] });
    const sameDepartment = commune({ code: "69903", name: "C", postcodes: ["69903"], epci: null });
    const places = [place({}), place({ name: "Bron", communeCode: "69029", lat: 45.73, lon: 4.91 })];
    expect(locate([lyon, bron, samePostcode, sameEpci, sameDepartment], places)).toMatchObject({
      A: ["postcode", 45.75, 4.85],
      B: ["epci", 45.74, 4.88],
      C: ["department", 45.74, 4.88],
    });
  });

  it("says so when a department holds no known place", () => {
    expect(() => locate([lyon], [])).toThrow("department 69");
  });
});
