import { expect, test } from "vitest";
import { propositionOf } from "../../../gallery/card-fixtures.ts";
import { isOneTap, waitingText } from "./proposition-origin.fr.ts";
import {
  askedText,
  confirmText,
  leftText,
  propositionLine,
  propositionTitle,
  ruleText,
  stateLabel,
} from "./proposition-text.fr.ts";

const at = (text: string) => new Date(`2026-11-${text}:00+01:00`);
const now = at("16T15:40");

test("a proposition is named by its job and its moment", () => {
  const proposition = { title: "Serveur en salle (H/F)", startsAt: at("17T18:30").toISOString() };
  expect(propositionLine(proposition, now)).toBe("Serveur en salle (H/F), demain soir à 18\u00a0h\u00a030");
});

test("how many were asked comes with who chooses", () => {
  expect(askedText({ asked: 4, booking: "first" })).toBe(
    "Proposée à 4\u00a0personnes. La première personne qui dit oui a la place.",
  );
  expect(askedText({ asked: 1, booking: "choose" })).toContain("L’employeur choisit");
});

test.each([
  ["booked", "Elle est à vous si vous dites oui."],
  [
    "vetoable",
    "Votre oui vous garde la place. L’employeur a ensuite 10\u00a0minutes pour y renoncer, en disant pourquoi.",
  ],
  ["asks", "Votre oui part chez l’employeur, qui vous répond."],
] as const)("of a call that is %s, both screens say: %s", (yes, text) => {
  const proposition = { ...propositionOf(0, "Lyon", now.getTime()), standbyCalled: true, yes };
  expect(ruleText(proposition, now)).toBe(`${text} Sans réponse, vous restez en renfort, au même rang.`);
  expect(confirmText(proposition, now)).toContain(text);
});

test("of what is left of a shift: its hours, its pay, and what the yes does", () => {
  const shift = {
    id: 1,
    startsAt: at("16T17:05").toISOString(),
    endsAt: at("16T21:00").toISOString(),
    breakMinutes: 24,
  };
  const proposition = {
    ...propositionOf(0, "Lyon", now.getTime()),
    standbyCalled: true,
    yes: "booked" as const,
    replacement: { pay: 51.28 },
    shifts: [{ ...shift, positions: 1, accepted: 0, confirmed: 0 }],
  };
  const hours =
    "Un oui avant 16\u00a0h\u00a035 donne 17\u00a0h\u00a005 – 21\u00a0h, pause 24\u00a0min, 51,28\u00a0€ brut\u202f; plus tard, un peu moins.";
  const first = "Ces heures sont à la première personne qui dit oui, si celle qui était attendue n’arrive pas avant.";
  expect(ruleText(proposition, now)).toBe(`${hours} ${first} Sans réponse, vous restez en renfort, au même rang.`);
  expect(confirmText(proposition, now)).toBe(`${hours} ${first}`);
  expect(confirmText({ ...proposition, yes: "asks" }, now)).toContain("Votre oui part chez l’employeur. S’il accepte");
  expect(propositionTitle(proposition, now)).toMatch(/^Remplacement\u00a0: /);
});

test("after a call, whoever has not the place reads that they stay", () => {
  expect(stateLabel({ called: "taken" }, "standby")).toBe("Déjà prise, vous restez en renfort");
  expect(stateLabel({ called: "missed" }, "standby")).toBe("Délai passé, vous restez en renfort");
  expect(stateLabel({ called: null }, "standby")).toBe("En renfort");
});

test("the time left is in minutes, then in hours", () => {
  expect(leftText(at("16T15:58"), now)).toBe("reste 18\u00a0min");
  expect(leftText(at("16T18:40"), now)).toBe("reste 3\u00a0h");
  expect(leftText(at("16T19:58"), now)).toBe("reste 4\u00a0h\u00a018");
  expect(leftText(at("16T15:40"), now)).toBe("reste 1\u00a0min");
});

test("one tap says yes to a company that one agreed to, unless shifts are to be chosen", () => {
  const { job, ...proposition } = propositionOf(0, "Lyon", now.getTime());
  const team = { ...proposition, job, origin: "team" } as const;
  expect(isOneTap(team)).toBe(true);
  expect(isOneTap({ ...team, origin: "wave" })).toBe(false);
  expect(isOneTap({ ...team, standbyCalled: true })).toBe(false);
  const shift = { id: 1, startsAt: "", endsAt: "", breakMinutes: 0, positions: 1, accepted: 0, confirmed: 0 };
  expect(isOneTap({ ...team, job: { ...job, takeSome: true }, shifts: [shift, shift] })).toBe(false);
});

test("who waits for the answer", () => {
  expect(waitingText("Le Comptoir", "wave")).toBe("Le Comptoir attend votre réponse");
  expect(waitingText("Le Comptoir", "team")).toBe("Proposée à l’équipe\u00a0: Le Comptoir attend votre réponse");
});
