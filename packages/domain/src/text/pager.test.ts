import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pagerItems } from "./pager.ts";

function shown(page: number, pageCount: number): string {
  return pagerItems(page, pageCount)
    .map((item) => (item === "ellipsis" ? "…" : item))
    .join(" ");
}

describe("pager", () => {
  test.each([
    [1, 0, ""],
    [1, 1, "1"],
    [4, 7, "1 2 3 4 5 6 7"],
    [1, 8, "1 2 … 8"],
    [2, 8, "1 2 3 … 8"],
    [3, 8, "1 2 3 4 … 8"],
    [4, 8, "1 2 3 4 5 … 8"],
    [5, 8, "1 … 4 5 6 7 8"],
    [5, 10, "1 … 4 5 6 … 10"],
    [8, 8, "1 … 7 8"],
    [50, 100, "1 … 49 50 51 … 100"],
    [999, 8, "1 … 7 8"],
    [0, 8, "1 2 … 8"],
  ])("page %i of %i shows %s", (page, pageCount, text) => {
    expect(shown(page, pageCount)).toBe(text);
  });

  test("always holds the first, the last and the current page once, in order, with at most two ellipses", () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const items = pagerItems(page, count);
        const numbers = items.filter((item) => item !== "ellipsis");
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(items.length - numbers.length).toBeLessThanOrEqual(2);
        expect(items.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
