import { expect, test } from "vitest";
import { BANNER_KEY, BOOT_SCRIPT } from "./theme.ts";

test("the boot script survives React’s escaping of script children", () => {
  expect(BOOT_SCRIPT).not.toMatch(/["'&<>]/);
});

test("the boot script reads the key that the banner writes", () => {
  expect(BOOT_SCRIPT).toContain(`\`${BANNER_KEY}\``);
});
