import type { FoundWayOut } from "@app/contract/missions/missions";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../filters/filters.ts";
import { causeText, wayOutLinks } from "./ways-out.fr.ts";

const filters = { ...NO_FILTERS, query: "soudeur", location: "Lyon", date: "tonight", urgent: true };
const place = { kind: "commune", code: "69123", name: "Lyon", label: "Lyon (69)" } as never;
const way = (way: Partial<FoundWayOut>): FoundWayOut => ({ without: [], count: 4, count_is_estimate: false, ...way });

test("each way out is a search, the smaller of two radii first", () => {
  const found = [
    way({ radius: 30 }),
    way({ radius: 50, count: 9 }),
    way({ date: "tomorrow" }),
    way({ without: ["urgent"] }),
    way({ without: ["words"] }),
    way({ without: ["place"] }),
  ];
  expect(wayOutLinks(found, filters, place).map(({ label, search }) => [label, search])).toEqual([
    ["À 30\u00a0km", "?query=soudeur&location=Lyon&radius=30&urgent=1&date=tonight"],
    ["Demain", "?query=soudeur&location=Lyon&urgent=1&date=tomorrow"],
    ["Sans «\u00a0Urgent\u00a0»", "?query=soudeur&location=Lyon&date=tonight"],
    ["Sans «\u00a0soudeur\u00a0»", "?location=Lyon&urgent=1&date=tonight"],
  ]);
});

test.each([
  [[way({ without: ["words"] })], "Ce qui vide la liste\u00a0: les mots «\u00a0soudeur\u00a0»."],
  [[way({ radius: 30 }), way({ without: ["place"] })], "Ce qui vide la liste\u00a0: le rayon de 15\u00a0km."],
  [[way({ date: "tomorrow" })], "Ce qui vide la liste\u00a0: le jour (ce soir)."],
  [
    [way({ without: ["words"] }), way({ without: ["urgent"] })],
    "Ce qui vide la liste\u00a0: les mots «\u00a0soudeur\u00a0» et le filtre «\u00a0Urgent\u00a0», ensemble. Il suffit de changer l’un d’eux.",
  ],
  [[way({ without: ["words", "date"] })], "Plusieurs conditions à la fois vident la liste."],
  [[], "Retirez un filtre, ou cherchez plus loin."],
])("says which condition empties the list", (found, expected) => {
  expect(causeText(found, filters, place)).toBe(expected);
});

test("a place we do not know is the first thing said", () => {
  expect(causeText([], { ...filters, location: "Zyx" }, null)).toBe(
    "Nous ne connaissons pas le lieu «\u00a0Zyx\u00a0».",
  );
});
