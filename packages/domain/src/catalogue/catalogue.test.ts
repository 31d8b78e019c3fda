import { describe, expect, test } from "vitest";
import { COMPANY_SIZE_LABELS, INDUSTRY_LABELS } from "./company-labels.fr.ts";
import { COMPANY_SIZES } from "./company-sizes.ts";
import { INDUSTRIES } from "./industries.ts";
import * as labels from "./labels.fr.ts";
import { SECTOR_KEYS, SECTOR_NAMES, SECTORS, sectorByKey, sectorByName } from "./sectors.ts";
import { FIRST_SMIC_RATES } from "./smic.ts";
import { KNOWN_TAGS } from "./tags.ts";
import { DEFAULT_TEMPLATE, TEMPLATES } from "./templates.ts";
import { sectorOfTitle } from "./title-sector.ts";
import { suggestTitles, withGenderMark } from "./titles.ts";

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
    for (const { titles, skills, payRange, certificates } of SECTORS) {
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
  test("at most eight, from all sectors when none is chosen", () => {
    expect(suggestTitles("", [])).toHaveLength(8);
    expect(suggestTitles("agent", [])).toHaveLength(8);
  });

  test("ignore accents and case, and put titles that begin with the query first", () => {
    expect(suggestTitles("PIZZAI", [])).toEqual(["Pizzaïolo (H/F)"]);
    expect(suggestTitles("livreur", ["livraison"])[0]).toBe("Livreur de colis (H/F)");
    expect(suggestTitles("d'etage", ["hotellerie"])).toEqual(["Agent d’étage (H/F)", "Gouvernant d’étage (H/F)"]);
  });

  test("stay within the chosen sectors", () => {
    expect(suggestTitles("serveur", ["btp"])).toEqual([]);
    expect(suggestTitles("serveur", ["btp", "hotellerie"])).toEqual([
      "Serveur en petit-déjeuner (H/F)",
      "Serveur en chambre (H/F)",
    ]);
  });

  test("a title of the catalogue names its sector, accents and mark or not", () => {
    expect(sectorOfTitle("Serveur en salle (H/F)")?.name).toBe("Restauration");
    expect(sectorOfTitle("pizzaiolo")?.name).toBe("Restauration");
    expect(sectorOfTitle("Gardien de phare")).toBeNull();
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
    expect(labels.APPLICATION_STATUS_LABELS.employer).toEqual({
      pending: "En attente",
      reviewed: "Examiné",
      accepted: "Accepté",
      rejected: "Rejeté",
    });
    expect(labels.APPLICATION_STATUS_LABELS.candidate).toEqual({
      pending: "En cours de révision",
      reviewed: "En cours de révision",
      accepted: "Sélectionné\u202f!",
      rejected: "Non sélectionné",
    });
    expect(labels.CANDIDATE_STATUS_LABELS.withdrawn).toEqual({ label: "Retirée", you: "Vous avez retiré" });
    expect(Object.values(labels.MISSION_TYPE_LABELS)).toEqual([
      "Temps plein",
      "Temps partiel",
      "Contrat",
      "Freelance",
      "Stage",
    ]);
  });
});

test("every French text follows the typographic rules", () => {
  const texts = [DEFAULT_TEMPLATE, ...Object.values(TEMPLATES), JSON.stringify(labels), JSON.stringify(SECTORS)];
  for (const text of texts) {
    expect(text).not.toMatch(/[a-zé] [:;!?%€»]|« |\u202f:|\p{L}'\p{L}|\.\.\.|·/u);
    expect(text).toBe(text.normalize("NFC"));
  }
});
