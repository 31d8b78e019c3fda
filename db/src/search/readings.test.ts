import { expect, test } from "vitest";
import { readingsOf } from "./readings.ts";

test.each([
  ["serveuse", [["serveuse|serveur|#serveur"]]],
  ["plonjeur", [["plongeur|#plongeur"]]],
  ["développeur react", [["developpeur react|#developpeur react"]]],
  ["trombone", [["trombone|@trombone"]]],
  ["runner Lyon", [["runner|#runner", "lyon|@lyon"]]],
  ["urgent", [["urgent|#urgent|=u"]]],
  ["de la", []],
])("« %s » is read once when sorted by date", (query, readings) => {
  expect(readingsOf(query, "recent").slice(0, 1)).toEqual(readings);
});

test("a wide word is read again with the trades it covers", () => {
  expect(readingsOf("chef de rang", "recent")).toEqual([
    ["chef rang|#chef rang"],
    ["chef rang|#chef rang|#demi chef rang"],
  ]);
});

test("by relevance the trade comes first, then its words in the title, then anywhere", () => {
  expect(readingsOf("plongeuse", "relevance")).toEqual([
    ["#plongeur"],
    ["~plongeuse|~plongeur|#plongeur"],
    ["plongeuse|plongeur|#plongeur"],
  ]);
  expect(readingsOf("trombone", "relevance")).toEqual([["~trombone|@trombone"], ["trombone|@trombone"]]);
});
