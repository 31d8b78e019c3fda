import { describe, expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./catalogue/common-passwords.ts";
import { passwordStrength, refusePassword } from "./password.ts";

describe("password refusals", () => {
  test.each([
    ["", "too_short"],
    ["loulou", "too_short"],
    ["vn4kQz7", "too_short"],
    ["vn4kQz7b", null],
    ["🔥🔥🔥🔥🔥🔥🔥", "too_short"],
    ["été à la", null],
    ["x".repeat(255) + "y", null],
    ["x".repeat(256) + "y", "too_long"],
    ["motdepasse", "too_common"],
    ["MotDePasse", "too_common"],
    ["azerty123", "too_common"],
    ["AZERTYUIOP", "too_common"],
    ["12345678", "too_common"],
    ["doudou123", "too_common"],
    ["P@ssw0rd", "too_common"],
    ["azerty123 cheval agrafe", null],
  ])("%j: %s", (password, refusal) => {
    expect(refusePassword(password)).toBe(refusal);
  });

  test("the list holds hundreds of lower-case passwords that length alone would let through", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
    for (const password of COMMON_PASSWORDS) expect(refusePassword(password.toUpperCase())).toBe("too_common");
  });
});

describe("password strength, as advice", () => {
  test.each([
    ["azerty123", 0],
    ["court", 0],
    ["aaaaaaaaaaaaaaaaaaaa", 1],
    ["pivoines", 1],
    ["Pivoine7", 2],
    ["pivoinesbleu", 2],
    ["Pivoines bleu7", 3],
    ["quatre pivoines dans le vent", 3],
  ])("%j is worth %i", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
