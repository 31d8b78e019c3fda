import { execFileSync } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../stack/paths.ts";
import { findSecrets, secretVariables } from "./find-secrets.ts";

const letters = (length: number) => randomBytes(length).toString("hex").toUpperCase().slice(0, length);

test("a private key, a cloud key and a signed token are recognised", () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const part = () => `eyJ${letters(30)}`;
  expect(findSecrets(String(privateKey.export({ type: "pkcs8", format: "pem" })))).toEqual(["a private key"]);
  expect(findSecrets(`key: AKIA${letters(16)}`)).toEqual(["a key of Amazon"]);
  expect(findSecrets(`${part()}.${part()}.${letters(40)}`)).toEqual(["a signed token"]);
  expect(findSecrets("ACCESS_TOKEN_SECRET=change-me")).toEqual([]);
});

test("no file of the repository holds a secret", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0").filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) => findSecrets(readFileSync(join(ROOT, file), "latin1")).map((secret) => `${file}: ${secret}`));
  expect(found).toEqual([]);
});

test("the variables only a server may know are found by name", () => {
  const names = secretVariables(readFileSync(join(ROOT, ".env.example"), "utf8"));
  expect(names).toEqual(
    expect.arrayContaining(["DATABASE_URL", "SESSION_SECRET", "S3_SECRET_KEY", "VAPID_PRIVATE_KEY"]),
  );
  expect(names).not.toContain("PUBLIC_URL");
  expect(names).not.toContain("VAPID_PUBLIC_KEY");
});

test("the image runs the very Node and pnpm of the checks", () => {
  const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
  const node = read(".node-version").trim();
  const { packageManager } = JSON.parse(read("package.json")) as { packageManager: string };
  const docker = read("deploy/Dockerfile");
  const bases = [...docker.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases.length).toBeGreaterThan(0);
  for (const base of bases) expect(base?.startsWith(`node:${node}-`)).toBe(true);
  for (const [, version] of docker.matchAll(/(pnpm@[\d.]+)/g)) expect(version).toBe(packageManager);
});

test("what is built into the image leaves out history, secrets, local data and tests", () => {
  const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(
    expect.arrayContaining([".git", "**/.env", ".run", "**/node_modules", "**/*.test.ts", "apps/server/test"]),
  );
});
