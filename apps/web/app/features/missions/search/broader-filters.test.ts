import { expect, test } from "vitest";
import { broaderFilters } from "./broader-filters.ts";
import { NO_FILTERS } from "./filters.ts";

test("looks further, then lets go of one filter at a time, the least important first", () => {
  const filters = { ...NO_FILTERS, query: "serveur", location: "Lyon (69)", urgent: true, date: "today", minPay: 20 };
  expect(broaderFilters(filters).map(({ label }) => label)).toEqual([
    "Jusqu’à 50\u00a0km",
    "Sans «\u00a020\u00a0€\u00a0/\u00a0heure et plus\u00a0»",
    "Sans «\u00a0Aujourd’hui\u00a0»",
    "Sans «\u00a0Urgent\u00a0»",
    "Sans «\u00a0Lyon (69)\u00a0»",
  ]);
});

test("a lone word may be let go of, and nothing asked gives nothing to relax", () => {
  expect(broaderFilters({ ...NO_FILTERS, query: "astronaute" })).toEqual([
    { label: "Sans «\u00a0astronaute\u00a0»", search: "" },
  ]);
  expect(broaderFilters(NO_FILTERS)).toEqual([]);
});

test("a narrow circle is first widened to the usual one, and a wide one is wide enough", () => {
  expect(broaderFilters({ ...NO_FILTERS, location: "Lyon", radius: 5 })[0]?.label).toBe("Jusqu’à 15\u00a0km");
  expect(broaderFilters({ ...NO_FILTERS, location: "Lyon", radius: 100 }).map(({ label }) => label)).toEqual([
    "Sans «\u00a0Lyon\u00a0»",
  ]);
});
