import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companySlug, idFromSlug, missionSlug } from "./slug.ts";

describe("address of a mission", () => {
  test.each([
    [{ id: 123, title: "Serveur en salle", city: "Lyon" }, "123-serveur-en-salle-lyon"],
    [
      { id: 123, title: "Serveur en salle (H/F), service du soir", city: "Lyon" },
      "123-serveur-en-salle-service-du-soir-lyon",
    ],
    [{ id: 7, title: "Agent d’étage F/H", city: "Saint-Étienne (42)" }, "7-agent-d-etage-saint-etienne-42"],
    [{ id: 7, title: "Manœuvre", city: null }, "7-manoeuvre"],
    [{ id: 7, title: "🔥", city: "" }, "7"],
  ])("%j is %s", (mission, slug) => {
    expect(missionSlug(mission)).toBe(slug);
  });

  test("a long title is cut between words and keeps its town", () => {
    const slug = missionSlug({
      id: 5,
      title: "Accompagnant d’élèves en situation de handicap ".repeat(4),
      city: "Nantes",
    });
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^5-accompagnant-d-eleves-en-situation-.*-nantes$/);
  });

  test("is plain ASCII, short, and gives the id back", () => {
    const mission = fc.record({
      id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      title: fc.string({ unit: "grapheme", maxLength: 200 }),
      city: fc.option(fc.string({ unit: "grapheme", maxLength: 120 })),
    });
    fc.assert(
      fc.property(mission, (given) => {
        const slug = missionSlug(given);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(idFromSlug(slug)).toBe(given.id);
      }),
    );
  });

  test.each([
    ["123", 123],
    ["123-", 123],
    ["123-autre-titre", 123],
    ["0", null],
    ["0123-x", null],
    ["123x", null],
    ["-5", null],
    ["abc", null],
    ["", null],
    ["9007199254740993-trop-grand", null],
    ["1.5", null],
  ])("%j leads to %s", (text, id) => {
    expect(idFromSlug(text)).toBe(id);
  });
});

test("a company's address reads its name", () => {
  expect(companySlug({ id: 45, name: "L’Étoile & Cie" })).toBe("45-l-etoile-cie");
});
