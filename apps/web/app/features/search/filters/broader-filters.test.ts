import { expect, test } from "vitest";
import { broaderFilters } from "./broader-filters.ts";
import { NO_FILTERS } from "./filters.ts";

test("looks further and later, then lets go of one filter at a time, the least important first", () => {
  const filters = { ...NO_FILTERS, query: "serveur", location: "Lyon (69)", urgent: true, date: "today", minPay: 20 };
  expect(broaderFilters(filters).map(({ label }) => label)).toEqual([
    "À 30\u00a0km",
    "Demain",
    "Sans «\u00a020\u00a0€\u00a0/\u00a0heure et plus\u00a0»",
    "Sans «\u00a0Aujourd’hui\u00a0»",
    "Sans «\u00a0Urgent\u00a0»",
  ]);
});

test("a lone word may be let go of, and nothing asked gives nothing to relax", () => {
  expect(broaderFilters({ ...NO_FILTERS, query: "astronaute" })).toEqual([
    { label: "Sans «\u00a0astronaute\u00a0»", search: "" },
  ]);
  expect(broaderFilters(NO_FILTERS)).toEqual([]);
});

test("looks about twice as far, and no further than the distances offered", () => {
  const first = (radius: number) => broaderFilters({ ...NO_FILTERS, location: "Lyon", radius })[0]?.label;
  expect(first(5)).toBe("À 10\u00a0km");
  expect(first(15)).toBe("À 30\u00a0km");
  expect(first(40)).toBe("À 50\u00a0km");
  expect(first(50)).toBe("Sans «\u00a0Lyon\u00a0»");
  expect(first(100)).toBe("Sans «\u00a0Lyon\u00a0»");
});
