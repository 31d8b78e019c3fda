import { expect, test } from "vitest";
import { type AgreedWork, isReviewEarned, type Traces } from "./earned-review.ts";

const at = (ip: string, device = "Chrome sur Android", browsers: string[] = []): Traces => ({
  signIns: [{ ip, device }],
  browsers,
});
const nowhere: Traces = { signIns: [], browsers: [] };
const company = at("92.184.10.1", "Firefox sur Windows", ["the-office"]);
const people: Record<number, Traces> = { 1: at("88.120.1.1"), 2: at("90.3.2.1", "Safari sur iPhone"), 3: nowhere };
const work = (workerId: number, ...days: string[]): AgreedWork => ({ workerId, days });
const earned = (works: AgreedWork[], traces: Record<number, Traces> = people) =>
  isReviewEarned(works, company, (id) => traces[id] ?? nowhere);

const [MON, TUE, WED] = ["2026-11-02", "2026-11-03", "2026-11-04"] as const;

test.each([
  ["nobody worked", [], false],
  ["two people on three days", [work(1, MON, TUE), work(2, WED)], true],
  ["two people on two days", [work(1, MON, TUE), work(2, TUE)], false],
  ["one person on three days", [work(1, MON), work(1, TUE), work(1, WED)], false],
  ["people never seen signing in are nobody's neighbours", [work(3, MON, TUE), work(1, WED)], true],
] as const)("%s", (_, works, expected) => {
  expect(earned([...works])).toBe(expected);
});

test.each([
  ["the network of a member", { ...people, 2: at("92.184.10.1", "Safari sur iPhone") }],
  ["the device of a member, in the same street", { ...people, 2: at("92.184.10.77", "Firefox sur Windows") }],
  ["the browser of a member", { ...people, 2: at("90.3.2.1", "Safari sur iPhone", ["the-office"]) }],
  ["the network of the other worker", { ...people, 2: at("88.120.1.1", "Safari sur iPhone") }],
])("somebody who shares %s does not count", (_, traces) => {
  expect(earned([work(1, MON, TUE), work(2, WED)], traces)).toBe(false);
});

test("a third person who shares nothing makes up for an accomplice", () => {
  const traces = { ...people, 2: company };
  expect(earned([work(1, MON, TUE), work(2, WED), work(3, WED)], traces)).toBe(true);
});
