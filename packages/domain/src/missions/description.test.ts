import { describe, expect, test } from "vitest";
import { METIERS } from "../catalogue/metiers.ts";
import { SECTOR_KEYS } from "../catalogue/sectors.ts";
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
        "Nous cherchons un serveur ou une serveuse en salle à Lyon 1er, du 14 au 15 novembre 2026.",
        "",
        "Au programme du service\u00a0:",
        "• Tenir un rang de huit tables",
        "• Débarrasser, redresser",
        "",
        "Horaires\u00a0: 18 h 30 à 0 h 30",
        "Tenue et matériel\u00a0: Tenue noire",
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
      "Tenue noire\nPermis de conduire obligatoire pour cette mission.",
    );
    expect(guidedDescription({ ...answers, licenseRequired: true, equipment: "", workingHours: " " })).toContain(
      "redresser\n\nPermis de conduire obligatoire pour cette mission.",
    );
  });

  test("drops the lines of what is empty", () => {
    const text = guidedDescription({ ...answers, responsibilities: " \n", workingHours: "", equipment: "" });
    expect(text.split("\n")).toHaveLength(1);
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
    expect(text).toContain("quelqu’un.");
  });

  test.each([null, ...SECTOR_KEYS])("a full form fills every placeholder of the template of %s", (sectorKey) => {
    const text = guidedDescription({ ...answers, licenseRequired: true, sectorKey });
    expect(text).not.toMatch(/[{}]/);
    for (const part of [
      "un serveur ou une serveuse en salle",
      "Lyon 1er",
      "• Tenir un rang",
      "18 h 30 à 0 h 30",
      "Tenue noire",
      "Permis",
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each(METIERS.flatMap(({ sector, titles }) => titles.map((title) => [title, sector] as const)))(
    "« %s » is written in both genders, in a sentence of its own",
    (title, sectorKey) => {
      const [opening = ""] = guidedDescription({ ...answers, title: `${title} (H/F)`, sectorKey }).split("\n");
      expect(opening).toMatch(
        /^Nous cherchons un (?:ou une \p{L}|.+ ou une \p{L}).* à Lyon 1er, du 14 au 15 novembre 2026\.$/u,
      );
      expect(opening).not.toMatch(/H\/F|«|[dl]’[^aàâeéèêiîoôuyhœ]| (?:de|le) [aeéiouœ]|\s{2}/i);
    },
  );

  test("promises nothing that the employer did not write", () => {
    for (const sectorKey of [null, ...SECTOR_KEYS]) {
      const text = guidedDescription({ ...answers, sectorKey });
      expect(text).not.toMatch(
        /vous (?:accueille|montre|présente|sont remis)|briefing|à votre arrivée|service approche|avec l’équipe|sur le quai|sur la tournée|accompagnées/i,
      );
    }
  });

  test.each([
    ["Plongeur (H/F)", "Lyon (69)", "Nous cherchons un plongeur ou une plongeuse à Lyon, "],
    ["Fleuriste", "Le Mans (72)", "Nous cherchons un ou une fleuriste au Mans, "],
    [
      "Secrétaire médical (H/F)",
      "Les Ulis (91)",
      "Nous cherchons un secrétaire médical ou une secrétaire médicale aux Ulis, ",
    ],
    [
      "Renfort du dimanche (H/F)",
      "Lyon",
      "Nous cherchons une personne pour ce poste\u00a0: Renfort du dimanche (H/F), à Lyon, ",
    ],
    ["Barista", "12 rue Mercière, Lyon", "Nous cherchons un ou une barista (lieu\u00a0: 12 rue Mercière, Lyon), "],
    ["", "Lyon", "Nous cherchons quelqu’un à Lyon, "],
  ])("« %s » at « %s » opens with « %s »", (title, place, opening) => {
    expect(guidedDescription({ ...answers, title, place })).toMatch(new RegExp(`^${opening.replace(/[()]/g, "\\$&")}`));
  });

  test("what the employer types is never taken for a placeholder or a pattern", () => {
    expect(guidedDescription({ ...answers, title: "{place} $& $1" })).toContain("\u00a0: {place} $& $1,");
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
