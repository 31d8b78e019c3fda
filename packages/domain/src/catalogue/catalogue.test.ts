import { describe, expect, test } from "vitest";
import * as applicationLabels from "../applications/labels.fr.ts";
import { COMPANY_SIZE_LABELS, INDUSTRY_LABELS } from "../companies/company-labels.fr.ts";
import * as missionLabels from "../missions/labels.fr.ts";
import * as profileLabels from "../profiles/labels.fr.ts";
import { COMPANY_SIZES } from "./company-sizes.ts";
import { INDUSTRIES } from "./industries.ts";
import { METIERS, titlesOf } from "./metiers.ts";
import { SECTOR_KEYS, SECTOR_NAMES, SECTORS, sectorByKey, sectorByName } from "./sectors.ts";
import { FIRST_SMIC_RATES } from "./smic.ts";
import { suggestTitles } from "./suggest-titles.ts";
import { KNOWN_TAGS } from "./tags.ts";
import { DEFAULT_TEMPLATE, TEMPLATES } from "./templates.ts";
import { sectorOfTitle } from "./title-sector.ts";
import { withGenderMark } from "./titles.ts";

describe("sectors", () => {
  test("are the nine of the search plus four, each with titles, skills and a lawful pay", () => {
    expect(SECTOR_NAMES).toEqual([
      "Restauration",
      "Commerce",
      "IT & Digital",
      "Logistique",
      "Hôtellerie",
      "Transport",
      "BTP",
      "Santé",
      "Éducation",
      "Événementiel",
      "Nettoyage",
      "Livraison",
      "Sécurité",
    ]);
    for (const { key, skills, payRange, certificates } of SECTORS) {
      const titles = titlesOf(key);
      expect(titles.length).toBeGreaterThanOrEqual(10);
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(skills).size).toBe(skills.length);
      expect(certificates.length).toBeGreaterThan(0);
      expect(payRange[0] * 100).toBeGreaterThanOrEqual(FIRST_SMIC_RATES.at(-1)?.france ?? 0);
      expect(payRange[1]).toBeGreaterThan(payRange[0]);
    }
  });

  test("are found by key and by name, accents or not", () => {
    for (const key of SECTOR_KEYS) expect(sectorByKey(key)?.key).toBe(key);
    expect(sectorByName("Hôtellerie")?.key).toBe("hotellerie");
    expect(sectorByName("hotellerie")?.key).toBe("hotellerie");
    expect(sectorByName("IT & Digital")?.key).toBe("it");
    expect(sectorByName("Pêche")).toBeNull();
    expect(sectorByKey("toString")).toBeNull();
  });
});

test("each sector has a guided text of its own", () => {
  expect(Object.keys(TEMPLATES).toSorted()).toEqual(SECTOR_KEYS.toSorted());
  expect(new Set([DEFAULT_TEMPLATE, ...Object.values(TEMPLATES)]).size).toBe(SECTORS.length + 1);
});

describe("title suggestions", () => {
  test("at most eight, of every sector", () => {
    expect(suggestTitles("")).toHaveLength(8);
    expect(suggestTitles("agent")).toHaveLength(8);
    expect(suggestTitles("serveur").map((title) => sectorOfTitle(title)?.key)).toEqual(
      expect.arrayContaining(["restauration", "hotellerie", "evenementiel"]),
    );
  });

  test("ignore accents and case, and put titles that begin with the words first", () => {
    expect(suggestTitles("PIZZAI")).toEqual(["Pizzaïolo (H/F)"]);
    expect(suggestTitles("d'etage")).toEqual(["Agent d’étage (H/F)", "Gouvernant d’étage (H/F)"]);
    expect(suggestTitles("livr")[0]).toMatch(/^Livreur/);
  });

  test.each([
    ["serveuse", "Serveur en salle (H/F)"],
    ["Serveuses (H/F)", "Serveur en salle (H/F)"],
    ["vendeuse", "Conseiller de vente (H/F)"],
    ["plongeuse", "Plongeur (H/F)"],
    ["hôtesse", "Hôte d’accueil (H/F)"],
    ["femme de chambre", "Agent d’étage (H/F)"],
    ["aide cuisine", "Aide de cuisine (H/F)"],
    ["picker", "Préparateur de commandes (H/F)"],
    ["plonjeur", "Plongeur (H/F)"],
    ["reception", "Réceptionniste (H/F)"],
    ["serveuse pour samedi soir", "Serveur en salle (H/F)"],
    ["cuisine", "Cuisinier (H/F)"],
    ["commise", "Commis de cuisine (H/F)"],
    ["éducatrice", "Éducateur spécialisé (H/F)"],
  ])("« %s » proposes « %s » first", (words, title) => {
    expect(suggestTitles(words)[0]).toBe(title);
  });

  test("nothing that looks like a métier proposes nothing", () => {
    expect(suggestTitles("xylophoniste")).toEqual([]);
  });

  test("a métier names its sector, in whatever words", () => {
    expect(sectorOfTitle("Serveur en salle (H/F)")?.name).toBe("Restauration");
    expect(sectorOfTitle("pizzaiolo")?.name).toBe("Restauration");
    expect(sectorOfTitle("Serveur")?.name).toBe("Restauration");
    expect(sectorOfTitle("Femme de ménage le matin")?.name).toBe("Nettoyage");
    expect(sectorOfTitle("nettoyage")?.name).toBe("Nettoyage");
    expect(sectorOfTitle("Secrétaire")).toBeNull();
    expect(sectorOfTitle("Pêcheur de perles")).toBeNull();
  });

  test("every title leads to its own sector, and no two métiers to one title", () => {
    for (const { sector, titles } of METIERS)
      for (const title of titles) expect(sectorOfTitle(title)?.key ?? null, title).toBe(sector);
    const titles = METIERS.flatMap((metier) => metier.titles);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("say (H/F) once", () => {
    expect(withGenderMark("Barman")).toBe("Barman (H/F)");
    expect(withGenderMark("Barman (H/F)")).toBe("Barman (H/F)");
    expect(withGenderMark("Barman F/H ")).toBe("Barman F/H");
  });
});

describe("reference lists", () => {
  test("have the sizes the contract gives them", () => {
    expect(INDUSTRIES).toHaveLength(23);
    expect(COMPANY_SIZES).toHaveLength(5);
    expect(KNOWN_TAGS).toEqual(["Permis requis", "Mission express", "Week-end", "Proche de vous"]);
  });

  test("every industry and size has a French label", () => {
    for (const industry of INDUSTRIES) expect(INDUSTRY_LABELS[industry]).toBeTruthy();
    for (const size of COMPANY_SIZES) expect(COMPANY_SIZE_LABELS[size]).toContain("personnes");
  });

  test("statuses read as the product says them", () => {
    expect(applicationLabels.APPLICATION_STATUS_LABELS.employer).toEqual({
      pending: "En attente",
      reviewed: "Examiné",
      accepted: "Accepté",
      rejected: "Rejeté",
      lapsed: "Sans réponse",
    });
    expect(applicationLabels.APPLICATION_STATUS_LABELS.candidate).toEqual({
      pending: "En cours de révision",
      reviewed: "En cours de révision",
      accepted: "Sélectionné\u202f!",
      rejected: "Non sélectionné",
      lapsed: "Sans réponse",
    });
    expect(applicationLabels.CANDIDATE_STATUS_LABELS.withdrawn).toEqual({ label: "Retirée", you: "Vous avez retiré" });
    expect(Object.values(missionLabels.MISSION_TYPE_LABELS)).toEqual([
      "Temps plein",
      "Temps partiel",
      "Contrat",
      "Freelance",
      "Stage",
    ]);
  });
});

test("every French text follows the typographic rules", () => {
  const texts = [
    DEFAULT_TEMPLATE,
    ...Object.values(TEMPLATES),
    JSON.stringify([applicationLabels, missionLabels, profileLabels]),
    JSON.stringify(SECTORS),
    JSON.stringify(METIERS),
  ];
  for (const text of texts) {
    expect(text).not.toMatch(/[a-zé] [:;!?%€»]|« |\u202f:|\p{L}'\p{L}|\.\.\.|·/u);
    expect(text).toBe(text.normalize("NFC"));
  }
});
