import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeText } from "./relevance.ts";

describe("text as it is compared", () => {
  test.each([
    ["Hôtel-Café", "hotel cafe"],
    ["  Manœuvre  ", "manoeuvre"],
    ["Serveur/Serveuse", "serveur serveuse"],
    ["Agent d’étage", "agent d etage"],
    ["Agent d'étage", "agent d etage"],
    ["Node.js", "node js"],
    ["ÉVÉNEMENTIEL", "evenementiel"],
    ["E\u0301te\u0301", "ete"],
    ["Chef\u00a0de\u202frang\n", "chef de rang"],
    ["Plombier‑chauffagiste", "plombier chauffagiste"],
    ["Cædmon ça", "caedmon ca"],
    ["IT & Digital", "it & digital"],
  ])("%j becomes %j", (text, normal) => {
    expect(normalizeText(text)).toBe(normal);
  });

  test("comparing twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });
});
