import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isPlaceholder, isWeakSecret } from "./weak-secret.ts";

test.each([
  "change-me-change-me-change-me-change-me",
  "CHANGEME".repeat(5),
  "a".repeat(32),
  "ab".repeat(20),
  "0123456789".repeat(4),
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "my-secret-that-nobody-will-ever-guess",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab",
])("%s is no secret", (value) => {
  expect(isWeakSecret(value)).toBe(true);
});

test("what openssl draws is one", () => {
  for (let i = 0; i < 500; i += 1) {
    expect(isWeakSecret(randomBytes(32).toString("base64"))).toBe(false);
    expect(isWeakSecret(randomBytes(32).toString("hex"))).toBe(false);
  }
});

test("the passwords everyone knows are placeholders", () => {
  for (const word of ["postgres", "renfort", "minioadmin", "password", "Admin", "key", "secret"])
    expect(isPlaceholder(word)).toBe(true);
  for (const key of ["SCW7K2Q9XJ4M8P3T6V1N", "AKIAIOSFODNN7QWERTYU", "f3b0c442"])
    expect(isPlaceholder(key)).toBe(false);
});
