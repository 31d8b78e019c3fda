import { expect, test } from "vitest";
import { areDaysSigned, currentContracts, isEmpowered } from "./contract-signing.ts";

test.each([
  ["owner", false, true],
  ["owner", true, true],
  ["manager", true, true],
  ["manager", false, false],
  ["shift_lead", true, false],
] as const)("a member whose role is %s, declared empowered: %s, signs: %s", (role, signsContracts, signs) => {
  expect(isEmpowered({ role, signsContracts })).toBe(signs);
});

const contract = (version: number, day: string | null, isSigned = true) => ({ version, day, isSigned });
const [FIRST, SECOND] = ["2026-11-20", "2026-11-21"] as const;

test("a new version replaces the one before of the same vacation", () => {
  const versions = [contract(1, FIRST), contract(2, SECOND), contract(3, FIRST)];
  expect(currentContracts(versions).map(({ version }) => version)).toEqual([2, 3]);
});

test("a contract for all the shifts replaces those of vacations, and is replaced by one of them", () => {
  expect(currentContracts([contract(1, FIRST), contract(2, SECOND), contract(3, null)])).toEqual([contract(3, null)]);
  expect(currentContracts([contract(1, null), contract(2, FIRST)])).toEqual([contract(2, FIRST)]);
});

test("every day is signed, or none is counted", () => {
  expect(areDaysSigned([contract(1, FIRST)], [FIRST])).toBe(true);
  expect(areDaysSigned([contract(1, FIRST)], [FIRST, SECOND])).toBe(false);
  expect(areDaysSigned([contract(1, null)], [FIRST, SECOND])).toBe(true);
  expect(areDaysSigned([contract(1, null, false)], [FIRST])).toBe(false);
  expect(areDaysSigned([contract(1, FIRST), contract(2, FIRST, false)], [FIRST])).toBe(false);
  expect(areDaysSigned([contract(1, null)], [])).toBe(false);
});
