import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test("a phone is grouped, anything else is left alone", () => {
  expect(formatPhone("0612345678")).toBe("06 12 34 56 78");
  expect(formatPhone("+4412345")).toBe("+4412345");
});
