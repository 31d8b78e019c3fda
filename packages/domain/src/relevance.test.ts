import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeText, relevance } from "./relevance.ts";

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

describe("relevance", () => {
  const mission = {
    title: "Serveur en salle (H/F)",
    description: "Deux services du soir à l’hôtel, embarquement des plateaux.",
    skills: ["Prise de commande", "Anglais de service"],
  };
  test.each([
    ["serveur", 2],
    ["SALLE serveur", 2],
    ["serv", 2],
    ["hotel", 1],
    ["commandes", 0],
    ["commande", 1],
    ["anglais", 1],
    ["serveur anglais", 1],
    ["serveur plombier", 0],
    ["bar", 0],
    ["", 0],
    ["  /  ", 0],
  ])("%j scores %i", (query, score) => {
    expect(relevance(mission, query)).toBe(score);
  });
});
