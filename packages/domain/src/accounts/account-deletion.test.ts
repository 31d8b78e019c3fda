import { expect, test } from "vitest";
import { deletedEmail, refuseDeletion } from "./account-deletion.ts";

test.each([
  ["candidate", false, false, false, null],
  ["candidate", false, false, true, null],
  ["employer", true, false, false, null],
  ["employer", true, false, true, "people_expected"],
  ["employer", false, false, true, null],
  ["employer", false, true, false, "last_owner"],
  ["admin", false, false, false, "forbidden"],
] as const)(
  "%s, last of the company: %s, leaves no owner: %s, expects someone: %s → %s",
  (role, isLastOfCompany, leavesNoOwner, expectsSomeone, refusal) => {
    expect(refuseDeletion({ role, isLastOfCompany, leavesNoOwner, expectsSomeone })).toBe(refusal);
  },
);

test("a deleted account leaves its address to others", () => {
  expect(deletedEmail(42)).toBe("42@compte-supprime.invalid");
});
