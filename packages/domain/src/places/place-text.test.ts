import { expect, test } from "vitest";
import { type PlaceText, parsePlace } from "./place-text.ts";

const name = (text: string, ...departments: string[]): PlaceText => ({
  kind: "name",
  name: text,
  departments: departments.length === 0 ? null : departments,
});

test.each<[string, PlaceText]>([
  ["Lyon", name("lyon")],
  [" Lyon (69) ", name("lyon", "69")],
  ["Ajaccio (2a)", name("ajaccio", "2A")],
  ["St-Étienne", name("saint etienne")],
  ["ste foy lès lyon", name("sainte foy les lyon")],
  ["Chalon s/Saône", name("chalon sur saone")],
  ["L’Haÿ-les-Roses", name("l hay les roses")],
  ["Lyon 7ème", name("lyon 7e")],
  ["Lyon 7e (69)", name("lyon 7e", "69")],
  ["Paris 25", name("paris", "25")],
  ["Saint-Denis 93", name("saint denis", "93")],
  ["saint denis, 974", name("saint denis", "974")],
  ["93 Saint-Denis", name("saint denis", "93")],
  ["Bastia 2b", name("bastia", "2B")],
  ["Ajaccio (20)", name("ajaccio", "2A", "2B")],
  ["Marseille 13", name("marseille 13e")],
  ["13001", { kind: "postcode", postcode: "13001", name: "" }],
  ["2A004", { kind: "postcode", postcode: "2A004", name: "" }],
  ["69007 Lyon Cedex 07", { kind: "postcode", postcode: "69007", name: "lyon" }],
  ["Bron, 69500", { kind: "postcode", postcode: "69500", name: "bron" }],
  ["commune:13001", { kind: "commune", code: "13001" }],
  ["region:84", { kind: "region", code: "84" }],
  ["PACA", { kind: "region", code: "93" }],
  ["13", { kind: "department", code: "13" }],
  ["2a", { kind: "department", code: "2A" }],
  ["974", { kind: "department", code: "974" }],
  ["", { kind: "anywhere" }],
  ["France", { kind: "anywhere" }],
])("« %s » is understood", (typed, expected) => {
  expect(parsePlace(typed)).toEqual(expected);
});
