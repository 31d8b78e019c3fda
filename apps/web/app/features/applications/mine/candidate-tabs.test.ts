import { expect, test } from "vitest";
import { tabCount, tabFor, tabLinks } from "./candidate-tabs.ts";

const STATS = { pending: 23, reviewed: 4, accepted: 3, rejected: 11, lapsed: 2, withdrawn: 2 };

test.each([
  [null, []],
  ["", []],
  ["en-cours", ["pending", "reviewed"]],
  ["selectionne", ["accepted"]],
  ["non-selectionne", ["rejected"]],
  ["sans-reponse", ["lapsed"]],
  ["inconnu", []],
])("« %s » asks for %j", (key, statuses) => {
  expect(tabFor(key).statuses).toEqual(statuses);
});

test("each tab counts what it shows", () => {
  expect(tabLinks("/c", tabFor(null), "", STATS).map(({ label, count }) => [label, count])).toEqual([
    ["Toutes", 45],
    ["En cours de révision", 27],
    ["Sélectionné\u202f!", 3],
    ["Non sélectionné", 11],
    ["Sans réponse", 2],
  ]);
  expect(tabCount(tabFor("en-cours"), STATS)).toBe(27);
});

test("addresses carry the tab and the words, and nothing else", () => {
  const [all, waiting] = tabLinks("/c", tabFor(null), "serveur", STATS);
  expect(all?.to).toBe("/c?q=serveur");
  expect(waiting?.to).toBe("/c?statut=en-cours&q=serveur");
  expect(tabLinks("/c", tabFor(null), "", STATS)[0]?.to).toBe("/c");
});
