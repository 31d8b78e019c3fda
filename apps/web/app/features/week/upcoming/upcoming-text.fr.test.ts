import { expect, test } from "vitest";
import { shiftSentence, upcomingSentence } from "./upcoming-text.fr.ts";

// Wednesday, 14 h 12 in Paris.
const until = "2026-11-18T13:12:00.000Z";

test.each([
  [{ missing: 5, toConfirm: 0, starting: 3, until }, "Il manque 5 personnes d’ici mercredi"],
  [{ missing: 1, toConfirm: 0, starting: 3, until }, "Il manque 1 personne d’ici mercredi"],
  [{ missing: 0, toConfirm: 0, starting: 3, until }, "Tout est complet jusqu’à mercredi 14 h 12"],
  [{ missing: 0, toConfirm: 2, starting: 3, until }, "2 confirmations attendues d’ici mercredi"],
  [{ missing: 0, toConfirm: 0, starting: 0, until }, "Aucun créneau d’ici mercredi"],
])("%j reads « %s »", (next, text) => {
  expect(upcomingSentence(next).replaceAll("\u00a0", " ")).toBe(text);
});

test("a bar of the drawing is read as a sentence", () => {
  const shift = {
    id: 1,
    startsAt: "2026-11-16T17:00:00.000Z",
    endsAt: "2026-11-16T23:30:00.000Z",
    breakMinutes: 0,
    positions: 3,
    accepted: 1,
    confirmed: 0,
    waiting: 2,
    job: { id: 4, title: "Serveur", place: "Lyon", recruiting: true },
  };
  expect(shiftSentence(shift, "missing").replaceAll("\u00a0", " ")).toBe(
    "Serveur, lun. 16 nov., 18 h à 0 h 30 : il manque 2",
  );
});
