import { expect, test } from "vitest";
import { NO_FILTERS } from "../filters/filters.ts";
import { aroundArea, asksNothing } from "./area.server.ts";

const AREA = {
  place: {
    code: "69387",
    kind: "arrondissement" as const,
    name: "Lyon 7e",
    label: "Lyon 7e (69)",
    lat: 45.73,
    lon: 4.84,
    postcodes: ["69007"],
  },
  radius: 20,
};
const none = new URLSearchParams();

test("someone who asks for nothing gets their own place and distance", () => {
  expect(aroundArea(NO_FILTERS, none, AREA)).toMatchObject({ location: "Lyon 7e (69)", radius: 20 });
  expect(aroundArea({ ...NO_FILTERS, sort: "nearest" }, none, AREA)).toMatchObject({ location: "Lyon 7e (69)" });
});

test("what is asked for is left as it is", () => {
  const asked = { ...NO_FILTERS, query: "serveur" };
  expect(aroundArea(asked, none, AREA)).toBe(asked);
  expect(aroundArea(NO_FILTERS, new URLSearchParams("everywhere=1"), AREA)).toBe(NO_FILTERS);
  const onMap = { ...NO_FILTERS, map: true };
  expect(aroundArea(onMap, new URLSearchParams("vue=carte"), AREA)).toBe(onMap);
  expect(aroundArea(NO_FILTERS, none, { place: null, radius: 15 })).toBe(NO_FILTERS);
  expect(aroundArea(NO_FILTERS, none, null)).toBe(NO_FILTERS);
});

test("an order, a page, the map or the country is a search already", () => {
  expect(asksNothing(NO_FILTERS, none)).toBe(true);
  for (const search of ["sort=soonest", "page=2", "vue=carte", "everywhere=1"])
    expect(asksNothing(NO_FILTERS, new URLSearchParams(search))).toBe(false);
  expect(asksNothing({ ...NO_FILTERS, urgent: true }, none)).toBe(false);
});
