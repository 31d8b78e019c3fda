import { expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";

test.each([
  ["serveuse", [["~serveuse|~serveur|#serveur|^serveuse|^serveur"]]],
  ["plonjeur", [["~plongeur|#plongeur|^plongeur|^plongeuse"]]],
  ["développeur react", [["developpeur react|#developpeur react"]]],
  ["trombone", [["trombone|@trombone"]]],
  ["runner Lyon", [["~runner|#runner|^runner|^runneuse", "lyon|@lyon"]]],
  ["serveur barman", [["serveur|#serveur", "barman|#barman"]]],
  ["urgent", [["urgent|#urgent|=u"]]],
  ["de la", []],
])("« %s » is read once when sorted by date", (query, interpretations) => {
  expect(parseQuery(query, "recent").slice(0, 1)).toEqual(interpretations);
});

test("a wide word is read again with the trades it covers", () => {
  expect(parseQuery("chef de rang", "recent")).toEqual([
    ["~chef rang|#chef rang|^chef rang|^chef de rang|^cheffe de rang"],
    ["~chef rang|#chef rang|^chef rang|^chef de rang|^cheffe de rang|#demi chef rang"],
  ]);
});

test("by relevance the trade comes first, then its words in the title, then anywhere", () => {
  expect(parseQuery("plongeuse", "relevance")).toEqual([
    ["#plongeur"],
    ["~plongeuse|~plongeur|#plongeur"],
    ["~plongeuse|~plongeur|#plongeur|^plongeuse|^plongeur"],
  ]);
  expect(parseQuery("trombone", "relevance")).toEqual([["~trombone|@trombone"], ["trombone|@trombone"]]);
});
