import type { DiffusionView } from "@app/contract/matching/diffusion";
import { expect, test } from "vitest";
import { countsSentence, headline, liveText, scarcityText, unnotifiedText } from "./headline.fr.ts";

const NONE = {
  notified: 0,
  seen: 0,
  interested: 0,
  applied: 0,
  missing: 2,
  nextWaveAt: null,
  stoppedAt: null,
  waiting: 0,
  placesText: "Il manque 1\u00a0personne sur 2",
  coming: [],
};
const AT = "2026-11-16T13:20:00.000Z";
const INES = { name: "Inès Moreau", confirmed: true };
const KARIM = { name: "Karim Benali", confirmed: false };

test.each([
  [{}, "Aucune personne disponible ne correspond pour l’instant"],
  [{ nextWaveAt: AT }, "Nadia, les premières personnes vont être prévenues"],
  [{ stoppedAt: AT }, "Vous avez arrêté de prévenir"],
  [{ team: 4, stoppedAt: AT }, "Nadia, 4\u00a0personnes de votre équipe ont reçu la mission"],
  [{ notified: 1 }, "Nadia, une personne est prévenue"],
  [{ notified: 14 }, "Nadia, 14\u00a0personnes sont prévenues"],
  [{ notified: 14, seen: 9 }, "Nadia, 9\u00a0personnes ont vu votre mission"],
  [{ notified: 14, seen: 9, waiting: 2 }, "Nadia, 2\u00a0personnes ont postulé"],
  [{ notified: 14, seen: 9, missing: 1, coming: [INES] }, "Il manque 1\u00a0personne sur 2"],
  // Complete means confirmed.
  [{ missing: 0, coming: [INES] }, "C’est complet\u00a0: Inès vient"],
  [{ missing: 0, coming: [INES, { ...KARIM, confirmed: true }] }, "C’est complet\u00a0: Inès et Karim viennent"],
  [{ missing: 0, coming: [INES, KARIM], waiting: 2 }, "À confirmer\u00a0: Karim"],
])("the title says how far it is: %o", (stage, text) => {
  expect(headline({ ...NONE, ...stage }, "Nadia")).toBe(text);
});

const PANEL = {
  missing: 30,
  notified: 5,
  level_limit: null,
  waves: [{ state: "sent", size: 150, notified: 5 }],
} as unknown as DiffusionView;

const WANTED = { people: 6, text: "6\u00a0personnes, 5\u00a0jours" };

test("when all who match were told and they are few, it is said", () => {
  expect(scarcityText(PANEL, WANTED)).toBe(
    "Peu de monde\u00a0: vous cherchez 6\u00a0personnes, 5\u00a0jours, et 5\u00a0personnes correspondent en tout.",
  );
  expect(scarcityText({ ...PANEL, notified: 0 }, WANTED)).toBe(
    "Personne de disponible ne correspond à ces conditions.",
  );
  expect(scarcityText({ ...PANEL, missing: 1 }, WANTED)).toBeUndefined();
  expect(scarcityText({ ...PANEL, waves: [] }, WANTED)).toBeUndefined();
  // A full wave: others may match.
  expect(scarcityText({ ...PANEL, waves: [{ ...PANEL.waves[0], size: 5 }] } as DiffusionView, WANTED)).toBeUndefined();
});

test("whoever applied without being told is counted apart", () => {
  expect(unnotifiedText({ applied: 0, appliedUnnotified: 0 })).toBeUndefined();
  expect(unnotifiedText({ applied: 1, appliedUnnotified: 1 })).toBe(
    "Une autre candidature vient de la recherche ou d’un lien.",
  );
  expect(unnotifiedText({ applied: 0, appliedUnnotified: 3 })).toBe(
    "3\u00a0candidatures viennent de la recherche ou d’un lien.",
  );
});

test("a mission says since when it is followed", () => {
  const now = new Date("2026-11-16T13:12:00.000Z");
  expect(liveText(new Date("2026-11-16T13:00:00.000Z"), now)).toBe("Publiée il y a 12\u00a0min, en direct");
  expect(liveText(now, now)).toBe("Publiée à l’instant, en direct");
});

test("the four counts are read as one sentence", () => {
  expect(countsSentence({ notified: 14, seen: 9, interested: 3, applied: 1 })).toBe(
    "14 prévenues, 9 l’ont vue, 3 intéressées, 1 a postulé.",
  );
});
