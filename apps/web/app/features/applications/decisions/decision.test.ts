import { expect, test } from "vitest";
import { type Decidable, decisionFor } from "./decision.ts";

const open: Decidable = {
  status: "pending",
  candidate_status: null,
  shifts: [],
  job: { status: "recruiting", positions: 2, acceptedCount: 1, takeSome: false, hoursKnown: true },
};

test.each([
  ["a new application", open, { accept: true, reject: true, reopen: false }],
  ["one that was read", { ...open, status: "reviewed" }, { accept: true, reject: true, reopen: false }],
  ["one already accepted", { ...open, status: "accepted" }, { accept: false, reject: false, reopen: false }],
  ["one already rejected", { ...open, status: "rejected" }, { accept: true, reject: false, reopen: true }],
  [
    "one the person took back",
    { ...open, candidate_status: "withdrawn" },
    { accept: false, reject: false, reopen: false },
  ],
  [
    "one rejected before the person took it back",
    { ...open, status: "rejected", candidate_status: "withdrawn" },
    { accept: false, reject: false, reopen: false },
  ],
  [
    "one for a mission without a place left",
    { ...open, job: { ...open.job, acceptedCount: 2 } },
    { accept: false, reject: true, reopen: false, obstacle: "Toutes les places sont prises." },
  ],
  [
    "one for shifts without a place left, in a mission that has others",
    {
      ...open,
      shifts: [{ startsAt: "", endsAt: "", status: "asked", positions: 1, accepted: 1 }],
      job: { ...open.job, takeSome: true },
    },
    { accept: false, reject: true, reopen: false, obstacle: "Les créneaux demandés sont complets." },
  ],
  [
    "one for a mission whose hours are to be specified",
    { ...open, job: { ...open.job, hoursKnown: false } },
    {
      accept: false,
      reject: true,
      reopen: false,
      obstacle: "Les horaires de cette mission sont à préciser\u00a0: indiquez-les avant d’accepter quelqu’un.",
    },
  ],
  [
    "one for a mission that is over",
    { ...open, job: { ...open.job, status: "completed" } },
    { accept: false, reject: true, reopen: false, obstacle: "La mission est terminée." },
  ],
] satisfies [string, Decidable, object][])("%s", (_what, application, decision) => {
  expect(decisionFor(application)).toEqual(decision);
});
