import { describe, expect, test } from "vitest";
import { isRateable, type RatingSignals, reasonsToHold } from "./rating-review.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 15, 8) + minutes * 60_000);

test.each([
  ["an hour, announced a quarter of an hour before", 15, 75, true],
  ["fifteen seconds", 15, 15.25, false],
  ["a minute short of an hour", 15, 74, false],
  ["published a minute too late", 14, 120, false],
  ["published after it started", -5, 120, false],
])("%s", (_what, starts, ends, rateable) => {
  expect(isRateable({ publishedAt: at(0), startsAt: at(starts), endsAt: at(ends) })).toBe(rateable);
});

describe("a rating", () => {
  const phone = "Mozilla/5.0 (iPhone)";
  const ordinary: RatingSignals = {
    raterCreatedAt: at(-3 * 24 * 60),
    isRaterVerified: true,
    appliedAt: at(0),
    candidateSignIns: [{ ip: "92.184.10.20", device: phone }],
    companySignIns: [{ ip: "81.50.3.4", device: phone }],
    recentRatings: 1,
  };
  const from = (ip: string, device = phone) => [{ ip, device }];

  test.each<[string, Partial<RatingSignals>, string[]]>([
    ["of two people who have nothing in common", {}, []],
    ["from the same address", { companySignIns: from("92.184.10.20", "Firefox") }, ["same_network"]],
    [
      "from the same address by the same browser",
      { companySignIns: from("92.184.10.20") },
      ["same_network", "same_device"],
    ],
    ["from next door by the same browser", { companySignIns: from("92.184.10.99") }, ["same_device"]],
    ["from next door by another browser", { companySignIns: from("92.184.10.99", "Firefox") }, []],
    [
      "from the same /64",
      { candidateSignIns: from("2a01:cb00:1:2::1", "A"), companySignIns: from("2a01:cb00:0001:0002:9::", "B") },
      ["same_network"],
    ],
    [
      "from another /64 of the same /48 by another browser",
      { candidateSignIns: from("2a01:cb00:1:2::1", "A"), companySignIns: from("2a01:cb00:1:3::1", "B") },
      [],
    ],
    ["behind the same proxy", { candidateSignIns: from("10.0.0.1"), companySignIns: from("10.0.0.1") }, []],
    ["of unknown addresses", { candidateSignIns: from(""), companySignIns: from("") }, []],
    ["by an account of the day", { raterCreatedAt: at(-23 * 60) }, ["new_account"]],
    ["by an unverified address", { isRaterVerified: false }, ["unverified_address"]],
    ["that is the third within minutes", { recentRatings: 2 }, ["burst"]],
  ])("%s", (_what, change, reasons) => {
    expect(reasonsToHold({ ...ordinary, ...change })).toEqual(reasons);
  });
});
