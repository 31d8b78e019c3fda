import { expect, test } from "vitest";
import { isBirthDate } from "./civil-status.ts";
import {
  dossierEnd,
  type Hiring,
  isKeyOver,
  keyWeek,
  keyWeeksAhead,
  lastVaultWeek,
  refuseSharing,
  vaultWeek,
} from "./dossier.ts";

const now = new Date("2026-11-19T10:00:00Z");
const at = (text: string) => new Date(`${text}+01:00`);
const hiring: Hiring = {
  status: "accepted",
  candidateStatus: "confirmed",
  contractKind: "extra",
  level: "address_proven",
  startsAt: at("2026-11-21T18:00"),
};

test.each<[string, Partial<Hiring>, string | null]>([
  ["a yes", {}, null],
  ["a verified company", { level: "verified" }, null],
  ["an offer that waits for its yes", { candidateStatus: null }, "not_confirmed"],
  ["an application that waits", { status: "pending", candidateStatus: null }, "not_confirmed"],
  ["a withdrawal", { candidateStatus: "withdrawn" }, "not_confirmed"],
  ["a freelance", { contractKind: "freelance" }, "not_employee"],
  ["an internship", { contractKind: "internship" }, "not_employee"],
  ["a label of the register", { level: "siret_found" }, "not_proven"],
  ["a company nobody knows", { level: "unverified" }, "not_proven"],
  ["the last hour of the seventh day", { startsAt: at("2026-11-12T11:30") }, null],
  ["seven days after the start", { startsAt: at("2026-11-12T11:00") }, "too_late"],
  ["a start in two years", { startsAt: at("2028-11-12T11:00") }, "too_early"],
])("%s", (_what, fields, refusal) => {
  expect(refuseSharing({ ...hiring, ...fields }, now)).toBe(refusal);
});

test("is erased seven days after the first minute, whatever the clocks of Paris do", () => {
  expect(dossierEnd(new Date("2026-10-24T16:00:00Z"))).toEqual(new Date("2026-10-31T16:00:00Z"));
});

test("a key is named by the Monday of its Paris week", () => {
  expect(keyWeek(at("2026-11-22T23:59"))).toBe("2026-11-16");
  expect(keyWeek(at("2026-11-23T00:00"))).toBe("2026-11-23");
  expect(keyWeeksAhead(now)).toHaveLength(55);
  expect(keyWeeksAhead(now).slice(0, 2)).toEqual(["2026-11-16", "2026-11-23"]);
});

test("a vault is sealed again before its week begins to end", () => {
  expect(vaultWeek(now)).toBe("2026-12-14");
  expect(lastVaultWeek(at("2026-12-06T12:00"))).toBe("2026-12-07");
  expect(lastVaultWeek(at("2026-12-07T12:00"))).toBe("2026-12-14");
});

test("a key is over a day after its Sunday", () => {
  expect(isKeyOver("2026-11-16", at("2026-11-22T23:59"))).toBe(false);
  expect(isKeyOver("2026-11-16", at("2026-11-23T23:59"))).toBe(false);
  expect(isKeyOver("2026-11-16", at("2026-11-24T00:00"))).toBe(true);
});

test.each([
  ["2010-11-19", true],
  ["2010-11-20", false],
  ["1985-05-31", true],
  ["1916-11-18", false],
  ["1985-02-30", false],
  ["31/05/1985", false],
])("born on %s: %s", (day, expected) => {
  expect(isBirthDate(day, "2026-11-19")).toBe(expected);
});
