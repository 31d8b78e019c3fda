import { expect, test } from "vitest";
import {
  engagesText,
  firstNames,
  freeText,
  nobodyFreeText,
  proposedText,
  teamText,
  workedText,
} from "./member-text.fr.ts";

const NOW = Date.parse("2026-11-20T13:00:00Z");
const TONIGHT = "2026-11-20T17:00:00Z";

test("whether somebody is free is for one evening", () => {
  expect(freeText("yes", TONIGHT, NOW)).toBe("Libre ce soir");
  expect(freeText("no", "2026-11-21T17:00:00Z", NOW)).toBe("Pas libre demain soir");
  expect(freeText("unknown", TONIGHT, NOW)).toBe("Ne l’a pas dit");
});

test.each([
  [{ worked: 12, last_worked_at: "2026-11-15T23:00:00Z", origin: "worked" }, "12\u00a0missions ici, il y a 4\u00a0j"],
  [{ worked: 1, last_worked_at: "2026-11-19T12:00:00Z", origin: "link" }, "1\u00a0mission ici, hier"],
  [{ worked: 0, last_worked_at: null, origin: "link" }, "Par votre lien, pas encore de mission ici"],
] as const)("%o", (member, text) => {
  expect(workedText(member, NOW)).toBe(text);
});

test("the team in one line", () => {
  expect(teamText(0, undefined, NOW)).toBe("Personne pour l’instant");
  expect(teamText(12, { count: 3, startsAt: TONIGHT }, NOW)).toBe(
    "12\u00a0personnes d’accord pour revenir, 3\u00a0libres ce soir",
  );
  expect(teamText(1, { count: 0, startsAt: TONIGHT }, NOW)).toBe("1\u00a0personne d’accord pour revenir");
});

test("three first names, then a number", () => {
  const people = ["Inès Moreau", "Karim Benali", "Salomé Girard", "Lucas Petit"].map((name) => ({ name }));
  expect(firstNames(people.slice(0, 2))).toBe("Inès, Karim");
  expect(firstNames(people)).toBe("Inès, Karim, Salomé et 1 autre");
});

test("how many received a mission", () => {
  expect(proposedText(3, 3)).toBe("Mission proposée à 3\u00a0personnes.");
  expect(proposedText(1, 3)).toBe("Mission proposée à 1\u00a0personne sur 3.");
  expect(proposedText(0, 2)).toContain("Personne n’a reçu la mission");
});

test("nobody left to ask, and what a yes does", () => {
  expect(nobodyFreeText(0)).toBe("Personne de votre équipe n’a dit être libre à ces heures.");
  expect(nobodyFreeText(1)).toContain("1\u00a0personne de votre équipe a déjà reçu la mission.");
  expect(engagesText(1)).toBe("Le premier oui prend la place et vous engage.");
  expect(engagesText(2)).toBe("Les 2\u00a0premiers oui prennent les places et vous engagent.");
});
