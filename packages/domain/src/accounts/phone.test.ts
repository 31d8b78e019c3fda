import { describe, expect, test } from "vitest";
import { normalizePhone } from "./phone.ts";

describe("phone numbers", () => {
  test.each([
    "0612345678",
    "06 12 34 56 78",
    "06.12.34.56.78",
    "06-12-34-56-78",
    " 06\u00a012\u202f34 56 78 ",
    "+33612345678",
    "+33 6 12 34 56 78",
    "+33 (0)6 12 34 56 78",
    "+330612345678",
    "0033612345678",
    "00 33 6 12 34 56 78",
  ])("%j is 0612345678", (text) => {
    expect(normalizePhone(text)).toBe("0612345678");
  });

  test.each([
    "",
    "061234567",
    "06123456789",
    "0012345678",
    "6123456780",
    "+44 20 7946 0958",
    "06 12 34 56 7a",
    "+33",
    "33612345678",
  ])("%j is not a French number", (text) => {
    expect(normalizePhone(text)).toBeNull();
  });
});
