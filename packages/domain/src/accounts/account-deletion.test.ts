import { expect, test } from "vitest";
import { deletedEmail, refuseDeletion } from "./account-deletion.ts";

test.each([
  ["candidate", false, false, null],
  ["candidate", false, true, null],
  ["employer", true, false, null],
  ["employer", true, true, "people_expected"],
  ["employer", false, true, null],
  ["admin", false, false, "forbidden"],
] as const)(
  "%s, last of the company: %s, expects someone: %s → %s",
  (role, isLastOfCompany, expectsSomeone, refusal) => {
    expect(refuseDeletion({ role, isLastOfCompany, expectsSomeone })).toBe(refusal);
  },
);

test("a deleted account leaves its address to others", () => {
  expect(deletedEmail(42)).toBe("42@compte-supprime.invalid");
});
