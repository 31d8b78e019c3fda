import { MATCH_REASONS } from "@app/domain/matching/matching";
import { describe, expect, test } from "vitest";
import { cardReasons, reasonText, reasonTexts } from "./chosen-reasons.fr.ts";

describe("why this person", () => {
  test("says the fact that was computed", () => {
    expect(
      reasonTexts([
        { kind: "worked_here", count: 2 },
        { kind: "skills", skills: ["Service en salle", "Bar"] },
        { kind: "commitments", count: 12 },
        { kind: "available" },
        { kind: "near", count: 3 },
      ]),
    ).toEqual([
      "Vous y avez déjà fait 2\u00a0missions",
      "Vos compétences\u00a0: Service en salle, Bar",
      "12\u00a0missions faites, aucune manquée",
      "Ces horaires sont dans vos disponibilités",
      "À 3\u00a0km ou moins de votre commune",
    ]);
  });

  test("says nothing without its fact", () => {
    const vague = MATCH_REASONS.filter((kind) => kind !== "available");
    expect(vague.map((kind) => reasonText({ kind }))).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test("a card of a list for one person says what tells its mission apart", () => {
  expect(
    cardReasons([
      { kind: "worked_here", count: 1 },
      { kind: "skills", skills: ["Bar"] },
      { kind: "commitments", count: 12 },
      { kind: "available" },
      { kind: "near", count: 3 },
    ]),
  ).toEqual(["Vous y avez déjà fait une mission", "Votre compétence\u00a0: Bar"]);
  expect(cardReasons([{ kind: "available" }, { kind: "near", count: 3 }])).toEqual([]);
});
