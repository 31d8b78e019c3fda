import { expect, test } from "vitest";
import { candidateStatusText, whatHappensNow } from "./candidate-status-text.fr.ts";

const context = { company: "Maison Aubrac", startText: "demain à 11\u00a0h", now: new Date("2026-11-14T07:00:00Z") };
const job = {
  startDate: "2026-11-15T10:00:00Z",
  status: "recruiting",
  closedEarly: false,
  cancelled: false,
  takeSome: false,
} as const;
const begun = { ...job, startDate: "2026-11-14T06:00:00Z" } as const;
const base = {
  status: "pending",
  reserve: false,
  cancel_reason: null,
  state: "waiting",
  released: false,
  reply_by: null,
  lapsed_at: null,
  confirm_before: null,
  candidate_status: null,
  seen_at: null,
  is_coverLetter: false,
  shifts: [],
  job,
} as const;

test.each([
  [base, "Pas encore lue. Envoyée sans CV."],
  [{ ...base, is_coverLetter: true }, "Pas encore lue. Envoyée avec votre CV."],
  [{ ...base, seen_at: "2026-11-14T05:00:00Z" }, "Lue il y a 2\u00a0h. Envoyée sans CV."],
  [{ ...base, candidate_status: "withdrawn" }, "Vous avez retiré cette candidature."],
  [{ ...base, status: "rejected" }, "Maison Aubrac a choisi une autre candidature cette fois-ci."],
  [
    { ...base, status: "accepted", candidate_status: "confirmed" },
    "Vous avez confirmé. Rendez-vous demain à 11\u00a0h.",
  ],
  [
    { ...base, status: "accepted", candidate_status: "confirmed", job: begun },
    "Vous avez confirmé. La mission a commencé.",
  ],
  [{ ...base, status: "accepted", job: begun }, "La mission a commencé sans que vous ayez confirmé votre venue."],
  [{ ...base, status: "accepted", job: { ...begun, status: "completed" } }, "Mission terminée."],
  [
    { ...base, status: "accepted", job: { ...job, status: "completed", closedEarly: true } },
    "Mission fermée avant le début.",
  ],
] as const)("%j", (application, rest) => {
  expect(candidateStatusText(application, context)).toEqual({ rest });
});

test("an answer that waits for a confirmation says so first", () => {
  expect(candidateStatusText({ ...base, status: "accepted" }, context)).toEqual({
    lead: "Maison Aubrac vous attend demain à 11\u00a0h.",
    rest: "Confirmez pour garder la place.",
  });
});

test("a cancelled acceptance is told as a cancellation, with its reason", () => {
  expect(candidateStatusText({ ...base, status: "rejected", cancel_reason: "Mission reportée." }, context)).toEqual({
    lead: "Maison Aubrac a annulé votre venue.",
    rest: "Motif indiqué\u00a0: Mission reportée.",
  });
});

test("who is accepted reads until when to confirm, and afterwards where the place went", () => {
  const accepted = { ...base, status: "accepted", confirm_before: "2026-11-14T17:00:00Z" } as const;
  expect(candidateStatusText(accepted, context).rest).toBe("Confirmez avant 18\u00a0h pour garder la place.");
  expect(candidateStatusText({ ...base, status: "rejected", released: true }, context).lead).toBe(
    "La place a été proposée à une autre personne.",
  );
});

test("who waits for an answer reads what comes next, and until when", () => {
  expect(whatHappensNow(base, 35, context.now)).toBe(
    "La réponse arrive ici et par notification, le plus souvent en 35\u00a0min. Sans réponse au début, demain à 11\u00a0h, rien ne vous engage.",
  );
  expect(whatHappensNow(base, null, context.now)).toContain("par notification. Sans réponse");
  expect(whatHappensNow({ ...base, job: begun }, null, context.now)).toContain("a commencé sans réponse");
  for (const status of ["accepted", "rejected"] as const)
    expect(whatHappensNow({ ...base, status }, 35, context.now)).toBeUndefined();
  expect(whatHappensNow({ ...base, candidate_status: "withdrawn" }, 35, context.now)).toBeUndefined();
});

test("a mission that was closed leaves nothing to wait for", () => {
  const closed = { ...base, job: { ...job, status: "completed" } } as const;
  expect(whatHappensNow(closed, 35, context.now)).toBe("La mission est fermée\u00a0: rien ne vous engage.");
});

test("whoever was refused and stays reads that they are in the reserve", () => {
  expect(candidateStatusText({ ...base, status: "rejected", reserve: true }, context)).toEqual({
    lead: "Vous êtes en renfort.",
    rest: "Nous vous prévenons si une place se libère.",
  });
});
