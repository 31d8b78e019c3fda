import { describe, expect, test } from "vitest";
import { SECTOR_KEYS } from "./catalogue/sectors.ts";
import { type GuidedAnswers, guidedDescription, listTasks, withoutDates } from "./description.ts";

const answers: GuidedAnswers = {
  title: "Serveur en salle (H/F)",
  place: "Lyon 1er",
  startsAt: new Date("2026-11-14T18:30:00+01:00"),
  endsAt: new Date("2026-11-16T00:30:00+01:00"),
  responsibilities: "Tenir un rang de huit tables\nDébarrasser, redresser",
  workingHours: "18 h 30 à 0 h 30",
  equipment: "Tenue noire",
  licenseRequired: false,
  sectorKey: "restauration",
};

describe("guided description", () => {
  test("reads as an ad, from the template of the sector", () => {
    expect(guidedDescription(answers)).toBe(
      [
        "Le service approche et il nous manque une paire de mains\u00a0: nous cherchons un renfort pour le poste «\u00a0Serveur en salle (H/F)\u00a0», du 14 au 15 novembre 2026. Lieu\u00a0: Lyon 1er.",
        "",
        "Au programme du service\u00a0:",
        "• Tenir un rang de huit tables",
        "• Débarrasser, redresser",
        "",
        "Horaires\u00a0: 18 h 30 à 0 h 30",
        "Tenue et matériel\u00a0: Tenue noire",
        "",
        "À votre arrivée, on vous montre la carte, le plan de salle ou le poste de cuisine, puis l’équipe reste à portée de voix jusqu’à la fin du service.",
      ].join("\n"),
    );
  });

  test.each([
    ["2026-11-14T18:30:00+01:00", "2026-11-15T00:30:00+01:00", ", le 14 novembre 2026."],
    ["2026-11-14T18:30:00+01:00", null, ", à partir du 14 novembre 2026."],
    ["2026-11-28T08:00:00+01:00", "2026-12-01T17:00:00+01:00", ", du 28 novembre au 1er décembre 2026."],
    ["2026-12-28T08:00:00+01:00", "2027-01-03T17:00:00+01:00", ", du 28 décembre 2026 au 3 janvier 2027."],
  ])("from %s to %s reads « %s »", (startsAt, endsAt, text) => {
    const dated = { ...answers, startsAt: new Date(startsAt), endsAt: endsAt ? new Date(endsAt) : null };
    expect(guidedDescription(dated)).toContain(text);
  });

  test("says that a driving licence is mandatory, beside the equipment", () => {
    expect(guidedDescription({ ...answers, licenseRequired: true })).toContain(
      "Tenue noire\nPermis de conduire obligatoire pour cette mission.\n\nÀ votre arrivée",
    );
    expect(guidedDescription({ ...answers, licenseRequired: true, equipment: "", workingHours: " " })).toContain(
      "redresser\n\nPermis de conduire obligatoire pour cette mission.\n\nÀ votre arrivée",
    );
  });

  test("drops the lines of what is empty", () => {
    const text = guidedDescription({ ...answers, responsibilities: " \n", workingHours: "", equipment: "" });
    expect(text.split("\n")).toHaveLength(3);
    expect(text).not.toContain("Au programme");
    expect(text).not.toContain("Horaires");
  });

  test.each([null, ...SECTOR_KEYS])("an empty form leaves no hole with the template of %s", (sectorKey) => {
    const empty = {
      title: "",
      place: " ",
      startsAt: null,
      endsAt: null,
      responsibilities: "",
      workingHours: "",
      equipment: "",
    };
    const text = guidedDescription({ ...empty, licenseRequired: false, sectorKey });
    expect(text).not.toMatch(/[{}]|«|,\.|\.\.|\n{3}| {2}|\u00a0: *(\.|$)/);
    expect(text).toContain("renfort.");
  });

  test.each([null, ...SECTOR_KEYS])("a full form fills every placeholder of the template of %s", (sectorKey) => {
    const text = guidedDescription({ ...answers, licenseRequired: true, sectorKey });
    expect(text).not.toMatch(/[{}]/);
    for (const part of [
      "Serveur en salle (H/F)",
      "Lyon 1er",
      "• Tenir un rang",
      "18 h 30 à 0 h 30",
      "Tenue noire",
      "Permis",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("what the employer types is never taken for a placeholder or a pattern", () => {
    expect(guidedDescription({ ...answers, title: "{place} $& $1" })).toContain("«\u00a0{place} $& $1\u00a0»");
  });
});

describe("tasks", () => {
  test.each([
    ["Accueil, service , plonge", ["Accueil", "service", "plonge"]],
    ["Accueil, encaissement\nPlonge", ["Accueil, encaissement", "Plonge"]],
    ["• Accueil\n- Plonge\n\n* Service\r\n", ["Accueil", "Plonge", "Service"]],
    ["Porter 2,5 kg, ranger", ["Porter 2,5 kg", "ranger"]],
    ["Accueil", ["Accueil"]],
    ["", []],
    [" , ,", []],
  ])("%j", (text, tasks) => {
    expect(listTasks(text)).toEqual(tasks);
  });
});

test("a text for other dates is the one written without any", () => {
  const { startsAt, endsAt } = answers;
  if (!startsAt) throw new Error("the answers above have dates");
  const undated = guidedDescription({ ...answers, startsAt: null, endsAt: null });
  expect(withoutDates(guidedDescription(answers), startsAt, endsAt)).toBe(undated);
  expect(withoutDates("Deux soirs, dès samedi.", startsAt, endsAt)).toBe("Deux soirs, dès samedi.");
});
