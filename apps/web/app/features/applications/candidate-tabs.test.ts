import { expect, test } from "vitest";
import { tabCount, tabFor, tabHref, tabLinks, tabPages } from "./candidate-tabs.ts";

const STATS = { pending: 23, reviewed: 4, accepted: 3, rejected: 11 };

test.each([
  [null, []],
  ["", []],
  ["en-cours", ["pending", "reviewed"]],
  ["selectionne", ["accepted"]],
  ["non-selectionne", ["rejected"]],
  ["inconnu", []],
])("« %s » asks for %j", (key, statuses) => {
  expect(tabFor(key).statuses).toEqual(statuses);
});

test("each tab counts what it shows", () => {
  expect(tabLinks("/c", tabFor(null), STATS).map(({ label, count }) => [label, count])).toEqual([
    ["Toutes", 41],
    ["En cours de révision", 27],
    ["Sélectionné\u202f!", 3],
    ["Non sélectionné", 11],
  ]);
  expect(tabCount(tabFor("en-cours"), STATS)).toBe(27);
});

test("pages follow the longest list of the tab", () => {
  expect(tabPages(tabFor(null), STATS)).toBe(5);
  expect(tabPages(tabFor("en-cours"), STATS)).toBe(3);
  expect(tabPages(tabFor("selectionne"), STATS)).toBe(1);
  expect(tabPages(tabFor(null), { pending: 0, reviewed: 0, accepted: 0, rejected: 0 })).toBe(0);
});

test("addresses carry the tab and the page, and nothing else", () => {
  expect(tabHref("/c", tabFor(null))).toBe("/c");
  expect(tabHref("/c", tabFor("en-cours"), 2)).toBe("/c?statut=en-cours&page=2");
});
