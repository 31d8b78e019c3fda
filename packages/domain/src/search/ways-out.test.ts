import { expect, test } from "vitest";
import { CONDITIONS, emptiedBy, furtherRadius, waysOut } from "./ways-out.ts";

test("further and later first, then without each condition, then with one alone", () => {
  expect(waysOut({ conditions: ["words", "place", "date", "urgent", "sector"], radius: 15, date: "tonight" })).toEqual([
    { without: [], radius: 30 },
    { without: [], radius: 50 },
    { without: [], date: "tomorrow" },
    { without: ["urgent"] },
    { without: ["sector"] },
    { without: ["date"] },
    { without: ["words"] },
    { without: ["place"] },
    { without: ["urgent", "sector"] },
    { without: ["words", "date", "urgent", "sector"] },
    { without: ["place", "date", "urgent", "sector"] },
  ]);
});

test("a whole department has no radius, and words alone can only be left out", () => {
  expect(waysOut({ conditions: ["words", "place"], radius: null, date: "" })).toEqual([
    { without: ["words"] },
    { without: ["place"] },
  ]);
  expect(waysOut({ conditions: ["words"], radius: null, date: "" })).toEqual([{ without: ["words"] }]);
});

test.each([
  [5, 10],
  [15, 30],
  [40, 50],
  [50, null],
  [100, null],
])("from %s km on, one looks at %s km", (radius, further) => {
  expect(furtherRadius(radius)).toBe(further);
});

test.each([
  ["words that nobody writes", [{ without: ["words"] }], ["words"]],
  ["a small radius", [{ without: [], radius: 50 }, { without: ["place"] }], ["place"]],
  ["a day, or the words of that day", [{ without: [], date: "tomorrow" }, { without: ["words"] }], ["words", "date"]],
  ["several at once", [{ without: ["words", "date"] }], []],
] as const)("%s", (_what, found, expected) => {
  expect(emptiedBy(found)).toEqual(expected);
});

test("twelve at most, whatever is asked", () => {
  expect(waysOut({ conditions: CONDITIONS, radius: 5, date: "today" })).toHaveLength(12);
});
