import { expect, test } from "vitest";
import { addressOf, pagerOf, requestedPage } from "./paging.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=deux", 1],
  ["page=5000", 100],
])("« ?%s » asks for page %i", (search, page) => {
  expect(requestedPage(new URLSearchParams(search))).toBe(page);
});

test("turning a page keeps the filters, and the first page has no number", () => {
  const search = new URLSearchParams("statut=en-attente&page=4&_routes=x");
  search.delete("_routes");
  expect(addressOf(search, 5)).toBe("?statut=en-attente&page=5");
  expect(addressOf(search, 1)).toBe("?statut=en-attente");
  expect(addressOf(new URLSearchParams("page=2"), 1)).toBe(".");
});

test("the pager lists every page of ten", () => {
  expect(pagerOf(41, new URLSearchParams("page=2"))).toMatchObject({ current: 2, items: [1, 2, 3, 4, 5] });
  expect(pagerOf(0, new URLSearchParams()).items).toEqual([]);
});
