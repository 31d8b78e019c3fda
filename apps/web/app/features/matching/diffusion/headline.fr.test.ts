import { expect, test } from "vitest";
import { countsSentence, headline, liveText } from "./headline.fr.ts";

const NONE = { notified: 0, seen: 0, interested: 0, applied: 0, missing: 2, nextWaveAt: null, stoppedAt: null };
const AT = "2026-11-16T13:20:00.000Z";

test.each([
  [{}, "Aucune personne disponible ne correspond pour l’instant"],
  [{ nextWaveAt: AT }, "Nadia, les premières personnes vont être prévenues"],
  [{ stoppedAt: AT }, "La diffusion est arrêtée"],
  [{ notified: 1 }, "Nadia, une personne est prévenue"],
  [{ notified: 14 }, "Nadia, 14\u00a0personnes sont prévenues"],
  [{ notified: 14, seen: 9 }, "Nadia, 9\u00a0personnes ont vu votre mission"],
  [{ notified: 14, seen: 9, applied: 2 }, "Nadia, 2\u00a0personnes ont postulé"],
  [{ notified: 14, seen: 9, applied: 2, missing: 0 }, "C’est complet"],
])("the title says how far it is: %o", (stage, text) => {
  expect(headline({ ...NONE, ...stage }, "Nadia")).toBe(text);
});

test("a mission says since when it is followed", () => {
  const now = new Date("2026-11-16T13:12:00.000Z");
  expect(liveText(new Date("2026-11-16T13:00:00.000Z"), now)).toBe("Publiée il y a 12\u00a0min, en direct");
  expect(liveText(now, now)).toBe("Publiée à l’instant, en direct");
});

test("the four counts are read as one sentence", () => {
  expect(countsSentence({ notified: 14, seen: 9, interested: 3, applied: 1 })).toBe(
    "14 prévenues, 9 l’ont vue, 3 intéressées, 1 candidature.",
  );
});
