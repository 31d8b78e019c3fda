import { describe, expect, test } from "vitest";
import {
  awaitedParty,
  type InterviewAnswer,
  type InterviewFacts,
  isRepeatedAnswer,
  refuseInterviewAnswer,
} from "./interview.ts";

const now = new Date("2026-11-14T12:00:00Z");
const past = new Date("2026-11-14T11:00:00Z");
const soon = new Date("2026-11-14T15:00:00Z");
const later = new Date("2026-11-15T09:00:00Z");

const proposed: InterviewFacts = {
  status: "proposed",
  proposedBy: "employer",
  times: [past, soon],
  chosenTime: null,
  application: { status: "reviewed", candidateStatus: null },
};
const chosen = { status: "chosen", chosenTime: soon } as const;
const choose = (time: Date): InterviewAnswer => ({ action: "choose", time });
const decline: InterviewAnswer = { action: "decline" };
const counter = (...times: Date[]): InterviewAnswer => ({ action: "counter", times });

describe("answering a proposed exchange", () => {
  test.each([
    ["the candidate takes one of the times", {}, "candidate", choose(soon), null],
    ["a time that was not offered", {}, "candidate", choose(later), "unknown_time"],
    ["a time that has passed", {}, "candidate", choose(past), "time_past"],
    ["the employer takes their own time", {}, "employer", choose(soon), "not_your_turn"],
    ["the candidate offers others", {}, "candidate", counter(later), null],
    ["among which one has passed", {}, "candidate", counter(later, past), "time_past"],
    [
      "the employer takes a time of the candidate",
      { status: "countered", proposedBy: "candidate" },
      "employer",
      choose(soon),
      null,
    ],
    [
      "the candidate, their own",
      { status: "countered", proposedBy: "candidate" },
      "candidate",
      choose(soon),
      "not_your_turn",
    ],
    ["the employer changes their offer", {}, "employer", counter(later), null],
    ["the candidate declines", {}, "candidate", decline, null],
    ["the employer calls it off", chosen, "employer", decline, null],
    ["one more choice once chosen", chosen, "candidate", choose(soon), "interview_chosen"],
    ["moving what was chosen", chosen, "candidate", counter(later), null],
    ["anything once declined", { status: "declined" }, "candidate", counter(later), "interview_declined"],
    [
      "once refused",
      { application: { status: "rejected", candidateStatus: null } },
      "candidate",
      choose(soon),
      "application_closed",
    ],
    [
      "once gone",
      { application: { status: "pending", candidateStatus: "withdrawn" } },
      "employer",
      counter(later),
      "application_closed",
    ],
  ] as const)("%s", (_, facts, by, answer, refusal) => {
    expect(refuseInterviewAnswer({ ...proposed, ...facts }, by, answer, now)).toBe(refusal);
  });
});

test("the same answer twice is recognised, a different one is not", () => {
  expect(isRepeatedAnswer({ ...proposed, ...chosen }, choose(soon))).toBe(true);
  expect(isRepeatedAnswer({ ...proposed, ...chosen }, choose(later))).toBe(false);
  expect(isRepeatedAnswer({ ...proposed, status: "declined" }, decline)).toBe(true);
  expect(isRepeatedAnswer(proposed, decline)).toBe(false);
  expect(isRepeatedAnswer(proposed, counter(soon))).toBe(false);
});

test.each([
  ["proposed", "employer", "candidate"],
  ["countered", "candidate", "employer"],
  ["countered", "employer", "candidate"],
  ["chosen", "employer", null],
  ["declined", "candidate", null],
] as const)("%s by the %s waits for %s", (status, proposedBy, awaited) => {
  expect(awaitedParty({ status, proposedBy })).toBe(awaited);
});
