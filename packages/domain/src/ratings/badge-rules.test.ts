import { describe, expect, test } from "vitest";
import {
  calledBack,
  fastAnswer,
  type GivenRating,
  manySectors,
  tenMissions,
  type WorkedMission,
  wellRated,
} from "./badge-rules.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const day = (index: number) => new Date(Date.UTC(2026, 8, 1 + index));

/** One mission a day, each accepted two days before it. */
const worked = (list: readonly Partial<WorkedMission>[]): WorkedMission[] =>
  list.map((facts, index) => ({
    attendanceAt: day(index),
    acceptedAt: new Date(day(index).getTime() - 2 * DAY_MS),
    confirmedAt: null,
    startsAt: day(index),
    companyId: index,
    sector: null,
    chosen: true,
    ...facts,
  }));

describe("« 10 missions »", () => {
  test("from the tenth on, and since the tenth", () => {
    expect(tenMissions(worked(Array.from({ length: 9 }, () => ({}))))).toBeNull();
    expect(tenMissions(worked(Array.from({ length: 12 }, () => ({}))))).toEqual({
      badge: "ten_missions",
      count: 12,
      since: day(9),
    });
  });
});

describe("« Plusieurs secteurs »", () => {
  test.each([
    ["one sector many times", ["a", "a", "a", "a"], null],
    ["two sectors", ["a", "b", "a"], null],
    ["three sectors, since the third", ["a", "b", "a", "c"], day(3)],
    ["a mission without a sector counts for none", ["a", "b", null], null],
  ])("%s", (_, sectors, since) => {
    expect(manySectors(worked(sectors.map((sector) => ({ sector }))))?.since ?? null).toEqual(since);
  });
});

describe("« Employeur fidèle »", () => {
  const first = { companyId: 1 };
  const acceptedAt = day(1);
  test("a company chooses somebody again after a mission they came to", () => {
    expect(calledBack(worked([first, {}, {}, { ...first, acceptedAt }]))).toEqual({
      badge: "called_back",
      count: 1,
      since: day(3),
    });
  });
  test.each([
    ["two missions accepted before the first began", [first, first]],
    ["another company", [first, {}, {}, { companyId: 2, acceptedAt }]],
    ["the first yes had the place: nobody chose", [first, {}, {}, { ...first, acceptedAt, chosen: false }]],
    ["an acceptance of unknown date", [first, {}, {}, { ...first, acceptedAt: null }]],
  ])("%s: none", (_, list) => {
    expect(calledBack(worked(list))).toBeNull();
  });
});

describe("« Répond vite »", () => {
  /** Minutes between each acceptance and the yes. */
  const answers = (minutes: readonly number[]) =>
    worked(
      minutes.map((after, index) => {
        const acceptedAt = new Date(day(index).getTime() - 2 * DAY_MS);
        return { acceptedAt, confirmedAt: new Date(acceptedAt.getTime() + after * MINUTE_MS) };
      }),
    );
  test.each([
    ["four quick answers are too few", [1, 1, 1, 1], null],
    ["five, since the fifth", [1, 60, 1, 1, 1, 1], day(4)],
    ["half of them within the hour", [1, 1, 1, 90, 90, 90], day(4)],
    ["most of them later", [1, 1, 90, 90, 90], null],
    ["lost, and earned again later", [1, 1, 1, 90, 90, 90, 90, 1], day(7)],
    ["slow at first, quick in the last twenty", [...Array(20).fill(90), ...Array(10).fill(5)], day(29)],
  ])("%s", (_, minutes, since) => {
    expect(fastAnswer(answers(minutes))?.since ?? null).toEqual(since);
  });
  test("a place given to the first yes is no answer to anybody", () => {
    expect(fastAnswer(answers([1, 1, 1, 1, 1]).map((mission) => ({ ...mission, chosen: false })))).toBeNull();
  });
});

describe("« Bonnes notes »", () => {
  const ratings = (...list: [companyId: number, mean: number][]): GivenRating[] =>
    list.map(([companyId, mean], index) => ({ companyId, mean, publishedAt: day(index) }));
  test("from three companies on, and since the third", () => {
    expect(wellRated(ratings([1, 5], [2, 5]))).toBeNull();
    expect(wellRated(ratings([1, 5], [1, 5], [1, 5]))).toBeNull();
    expect(wellRated(ratings([1, 5], [2, 5], [3, 4.2], [4, 5]).toReversed())).toEqual({
      badge: "well_rated",
      count: 4,
      since: day(2),
    });
  });
  test("as shown: 4,45 reads 4,5, and 4,4 does not", () => {
    expect(wellRated(ratings([1, 4.4], [2, 4.4], [3, 4.5], [4, 4.5]))).not.toBeNull();
    expect(wellRated(ratings([1, 4.4], [2, 4.4], [3, 4.4]))).toBeNull();
  });
  test("it leaves with a bad rating and comes back with better ones", () => {
    expect(wellRated(ratings([1, 5], [2, 5], [3, 5], [4, 1]))).toBeNull();
    expect(wellRated(ratings([1, 5], [2, 5], [3, 5], [4, 1], [5, 5], [6, 5], [7, 5], [8, 5]))?.since).toEqual(day(7));
  });
});
