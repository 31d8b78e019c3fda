import { expect, test } from "vitest";
import { boardOrder } from "./board.ts";
import { PRESENCE_STATES } from "./presence.ts";

test("whoever is late comes first, whoever has gone comes last, and each state has its place", () => {
  const people = PRESENCE_STATES.map((state) => ({ state, flagged: false, name: "Inès Moreau" }));
  const order = people.toSorted(boardOrder).map(({ state }) => state);
  expect(order).toEqual(["late", "to_confirm", "absent", "en_route", "confirmed", "arrived", "done"]);
});

test("in one state, hours that may be wrong come first, then names", () => {
  const person = (name: string, flagged: boolean) => ({ state: "arrived" as const, flagged, name });
  const people = [person("Zoé", false), person("Éric", false), person("Yanis", true)];
  expect(people.toSorted(boardOrder).map(({ name }) => name)).toEqual(["Yanis", "Éric", "Zoé"]);
});
