import { describe, expect, test } from "vitest";
import { closestWord, typingErrors } from "./spelling.ts";

describe("typing errors", () => {
  test.each([
    ["serveur", "serveur", 0],
    ["srveur", "serveur", 1],
    ["serveurr", "serveur", 1],
    ["sreveur", "serveur", 1],
    ["serfeur", "serveur", 1],
    ["", "bar", 3],
    ["livreur", "coursier", 6],
  ])("%s and %s are %i apart", (a, b, distance) => {
    expect(typingErrors(a, b)).toBe(distance);
    expect(typingErrors(b, a)).toBe(distance);
  });
});

describe("the closest known word", () => {
  const known = ["patissier", "peintre", "plombier", "plongeur", "agent", "barman"];
  test.each([
    ["agnet", "agent"],
    ["plonbier", "plombier"],
    ["plongueur", "plongeur"],
    ["patisier", "patissier"],
    ["pomier", "plombier"],
    ["bar", null],
    ["notaire", null],
  ])("for %s it is %s", (typed, expected) => {
    expect(closestWord(typed, known)).toBe(expected);
  });

  test("the first of equals wins: candidates come most likely first", () => {
    expect(closestWord("carte", ["tarte", "parte"])).toBe("tarte");
  });
});
