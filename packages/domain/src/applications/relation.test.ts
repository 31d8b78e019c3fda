import { describe, expect, test } from "vitest";
import { type Link, relationOf } from "./relation.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const link = (fields: Partial<Link> = {}): Link => ({
  status: "pending",
  candidateStatus: null,
  decidedAt: null,
  ...fields,
});
const refused = (days: number) => link({ status: "rejected", decidedAt: daysAgo(days) });
const withdrawn = link({ candidateStatus: "withdrawn" });

describe("what an employer still sees of someone", () => {
  test.each([
    ["nobody applied", [], null],
    ["an application waits", [link()], "live"],
    ["it was accepted long ago", [link({ status: "accepted", decidedAt: daysAgo(400) })], "live"],
    ["it was confirmed", [link({ status: "accepted", candidateStatus: "confirmed", decidedAt: NOW })], "live"],
    ["it was refused today", [refused(0)], "live"],
    ["it was refused 89 days ago", [refused(89)], "live"],
    ["it was refused 90 days ago", [refused(90)], "ended"],
    ["the person withdrew", [withdrawn], null],
    ["accepted, then the person withdrew", [link({ status: "accepted", candidateStatus: "withdrawn" })], null],
    ["one withdrawn, one refused long ago", [withdrawn, refused(200)], "ended"],
    ["one refused long ago, one that waits", [refused(200), link()], "live"],
    ["a refusal whose day is unknown", [link({ status: "rejected" })], "live"],
  ] as const)("%s", (_case, links, relation) => {
    expect(relationOf(links, NOW)).toBe(relation);
  });
});
