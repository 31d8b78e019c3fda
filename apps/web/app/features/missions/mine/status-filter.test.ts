import { expect, test } from "vitest";
import { MISSION_TABS, requestedTab, tabAddress } from "./status-filter.ts";

test.each(MISSION_TABS)("the tab « %s » leads to its own list", (tab) => {
  expect(requestedTab(new URLSearchParams(tabAddress(tab, "").replace(/^\.$/, "")))).toBe(tab);
});

test("a tab keeps what was searched for", () => {
  expect(tabAddress("paused", "serveur & co")).toBe("?statut=en-pause&q=serveur+%26+co");
  expect(tabAddress("all", "serveur")).toBe("?q=serveur");
  expect(tabAddress("all", "")).toBe(".");
});

test("an unknown word shows everything", () => {
  expect(requestedTab(new URLSearchParams("statut=archivees"))).toBe("all");
  expect(requestedTab(new URLSearchParams("statut=recruiting"))).toBe("all");
});
