import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

/** The mockups whose screens exist. Sheets and drawers of a phone are drawn at one width only. */
const BOTH_WIDTHS = [
  "01-accueil",
  "02-emplois",
  "03-mission-publique",
  "04-inscription-employeur",
  "05-candidat-missions",
  "05b-candidat-missions-sombre",
  "06-candidat-candidatures",
  "07-employeur-mission-form",
  "08-employeur-tableau-de-bord",
  "09-employeur-candidatures",
  "10-employeur-candidature-detail",
  "12-candidat-profil",
  "12b-employeur-profil-candidat",
  "13-evaluer",
  "14-dialogue-candidature",
  "15-composants",
  "15b-composants-sombre",
  "16-connexion",
  "17-candidat-notifications",
  "18-employeur-offres",
  "19-page-introuvable",
  "20-pres-de-moi",
  "20c-pres-de-moi-sombre",
  "21-carte",
  "21b-carte-sombre",
  "22-mission-creneaux",
  "23-entreprise",
  "24-agenda",
  "26-selectionne",
  "26b-selectionne-confirme",
  "30-publier-express",
  "30b-publier-express-etats",
  "32-candidatures-compact",
  "33-planning",
  "36-tableau-de-bord",
  "36b-tableau-de-bord-sombre",
  "37-admin-file",
  "38-admin-decision",
  "38b-admin-recours",
  "39-signalement",
  "39b-signalement-recu",
  "39c-decision-auteur",
  "39d-decision-signalant",
  "40-mon-equipe",
  "41-rejoindre",
  "42-publier-equipe",
  "43-collegues",
  "44-parole",
  "45-le-jour",
  "46-heures",
  "49-une-phrase",
];
const PHONE_ONLY: readonly string[] = ["13b-evaluer-modale", "20b-pres-de-moi-recherche", "37b-admin-file-detail"];

const rows = readFileSync(join(ROOT, "docs/evidence/design-review.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Mockup") && !line.startsWith("| ---"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("each mockup was compared with its screen, at each of its widths", () => {
  const wanted = [
    ...BOTH_WIDTHS.flatMap((name) => [`${name} 1440`, `${name} 390`]),
    ...PHONE_ONLY.map((name) => `${name} 390`),
  ];
  const written = new Set(rows.map(([, mockup, width]) => `${mockup} ${width}`));
  expect(wanted.filter((row) => !written.has(row))).toEqual([]);
});
