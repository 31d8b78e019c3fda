import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

test("a password is hashed by Argon2id with OWASP's settings, differently each time, and compared as typed", async () => {
  const passwords = await createPasswords();
  const typed = ` Été-${"x".repeat(200)} `;
  const [one, other] = [await passwords.hash(typed), await passwords.hash(typed)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.matches(typed, one)).toBe(true);
  for (const near of [typed.trim(), typed.toLowerCase(), typed.slice(0, 72), `${typed.slice(0, -2)} `])
    expect(await passwords.matches(near, one)).toBe(false);
  expect(await passwords.matches("a password nobody has", null)).toBe(false);
});
