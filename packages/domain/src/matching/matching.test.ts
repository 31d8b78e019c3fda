import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MATCH_REASONS, MATCH_WEIGHTS, type MatchFacts, reasonsOf, scoreOf } from "./matching.ts";

const facts: fc.Arbitrary<MatchFacts> = fc
  .record({
    sharedSkills: fc.nat(10),
    moreSkills: fc.nat(10),
    completedMissions: fc.nat(50),
    reliability: fc.nat(100),
    workedHere: fc.nat(4),
    daysSinceActive: fc.nat(60),
  })
  .map(({ moreSkills, ...rest }) => ({ ...rest, wantedSkills: rest.sharedSkills + moreSkills }));

const NOBODY: MatchFacts = {
  sharedSkills: 0,
  wantedSkills: 3,
  completedMissions: 1,
  reliability: 0,
  workedHere: 0,
  daysSinceActive: 90,
};

describe("the score of a person for a mission", () => {
  test("the weights make a hundred", () => {
    expect(Object.values(MATCH_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
    const best = { ...NOBODY, sharedSkills: 3, reliability: 100, workedHere: 1, daysSinceActive: 0 };
    expect(scoreOf(best)).toBe(10_000);
    expect(scoreOf(NOBODY)).toBe(0);
  });

  test("is an integer from 0 to 10,000, and a better fact never lowers it", () => {
    fc.assert(
      fc.property(facts, (one) => {
        const score = scoreOf(one);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10_000);
        expect(scoreOf({ ...one, workedHere: one.workedHere + 1 })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ ...one, daysSinceActive: one.daysSinceActive + 1 })).toBeLessThanOrEqual(score);
        expect(
          scoreOf({ ...one, sharedSkills: one.sharedSkills + 1, wantedSkills: one.wantedSkills + 1 }),
        ).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test("whoever has no decided commitment has 15 of 25 points", () => {
    expect(scoreOf({ ...NOBODY, completedMissions: 0, reliability: 100 })).toBe(1500);
    expect(scoreOf({ ...NOBODY, completedMissions: 0, reliability: 0 })).toBe(0);
    expect(scoreOf({ ...NOBODY, completedMissions: 8, reliability: 96 })).toBe(2400);
  });
});

describe("why you", () => {
  const stranger = {
    sharedSkills: [],
    completedMissions: 0,
    reliability: 100,
    workedHere: 0,
    isAvailabilityGiven: false,
    km: 3.2,
  };

  test("says only what is known of this person", () => {
    expect(reasonsOf(stranger)).toEqual([{ kind: "near", count: 4 }]);
    expect(
      reasonsOf({
        sharedSkills: ["Bar", "Encaissement"],
        completedMissions: 12,
        reliability: 100,
        workedHere: 2,
        isAvailabilityGiven: true,
        km: 0,
      }),
    ).toEqual([
      { kind: "worked_here", count: 2 },
      { kind: "skills", skills: ["Bar", "Encaissement"] },
      { kind: "commitments", count: 12 },
      { kind: "available" },
      { kind: "near", count: 1 },
    ]);
  });

  test("a commitment that was missed is no reason", () => {
    expect(reasonsOf({ ...stranger, completedMissions: 12, reliability: 92 })).toEqual([{ kind: "near", count: 4 }]);
  });

  test("comes in the order they are shown", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(3), fc.nat(3), (isAvailabilityGiven, workedHere, completedMissions) => {
        const kinds = reasonsOf({ ...stranger, isAvailabilityGiven, workedHere, completedMissions }).map(
          ({ kind }) => kind,
        );
        expect(kinds).toEqual(MATCH_REASONS.filter((kind) => kinds.includes(kind)));
      }),
    );
  });
});
