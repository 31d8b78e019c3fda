import { distanceKm } from "@app/domain/places/distance";
import { beforeAll, expect, it } from "vitest";
import { centreDepartments, type LocatedPlace, locatePlaces, readCentres } from "./centres.ts";
import { type Department, readPackage } from "./read-package.ts";

let departments: Department[];
let places: LocatedPlace[];
beforeAll(async () => {
  const read = await readPackage();
  departments = read.departments;
  places = locatePlaces(read.places, await readCentres());
});

const place = (code: string) => {
  const found = places.find((candidate) => candidate.code === code);
  if (!found) throw new Error(code);
  return found;
};

it("gives every commune its own centre, but for eleven placed by hand", () => {
  expect(places.filter(({ precision }) => precision !== "exact").map(({ name }) => name)).toEqual([
    "Sannerville",
    "Celles",
    "Chalinargues",
    "Chavagnac",
    "Sainte-Anastasie",
    "L’Oie",
    "Sainte-Florence",
    "Miquelon-Langlade",
    "Saint-Pierre",
    "Saint-Barthélemy",
    "Saint-Martin",
  ]);
});

it("places a merged commune where a commune it replaces was", () => {
  expect(distanceKm(place("49126"), { lat: 47.34, lon: -1.17 })).toBeLessThan(10);
});

it("has the 45 arrondissements, under the name people use, inside their commune", () => {
  const arrondissements = places.filter(({ kind }) => kind === "arrondissement");
  expect(arrondissements).toHaveLength(45);
  expect(place("69387")).toMatchObject({ name: "Lyon 7e", parentCode: "69123", postcodes: ["69007"] });
  expect(place("75101").name).toBe("Paris 1er");
  expect(place("75116").postcodes).toEqual(["75016", "75116"]);
  for (const arrondissement of arrondissements)
    expect(distanceKm(arrondissement, place(arrondissement.parentCode ?? ""))).toBeLessThan(13);
});

it("centres a department where its people are", () => {
  const rhone = centreDepartments(departments, places).find(({ code }) => code === "69");
  expect(rhone).toMatchObject({ region: "Auvergne-Rhône-Alpes", regionCode: "84" });
  expect(distanceKm(rhone ?? place("75056"), place("69123"))).toBeLessThan(10);
});

it("names a commune that has no centre", () => {
  const unknown = { ...place("69123"), code: "69999", name: "Nouvelle" };
  expect(() => locatePlaces([unknown], { exact: new Map(), approximate: new Map() })).toThrow("Nouvelle (69999)");
});
