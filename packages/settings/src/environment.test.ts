import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment, requireSessionUrl, requireVariables } from "./environment.ts";
import { SECRET_VARIABLES } from "./secret-files.ts";

const folder = mkdtempSync(join(tmpdir(), "renfort-settings-"));
function keep(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test.each(SECRET_VARIABLES)("%s may be given as a file", (name) => {
  const file = keep(name, "  what it holds \n");
  expect(readEnvironment({ [`${name}_FILE`]: file }, []).variables).toEqual({ [name]: "what it holds" });
  expect(readEnvironment({ [`${name}_FILE`]: file, [name]: "" }, []).problems).toEqual([]);
  expect(readEnvironment({ [`${name}_FILE`]: file, [name]: "again" }, []).problems).toMatchObject([
    { name: `${name}_FILE` },
  ]);
});

test("a password given apart goes into its address, whatever its characters", () => {
  const { variables } = readEnvironment(
    { DATABASE_URL: "postgres://renfort_app@db:5432/renfort", DATABASE_PASSWORD: "a/b+c=@:%?#" },
    [],
  );
  const url = new URL(variables["DATABASE_URL"] ?? "");
  expect(decodeURIComponent(url.password)).toBe("a/b+c=@:%?#");
  expect(url.host).toBe("db:5432");
  expect(variables["DATABASE_PASSWORD"]).toBeUndefined();
});

test("every address of the database has its password, and tools that need a session take the second", () => {
  const one = { DATABASE_URL: "postgres://renfort_app@pool/renfort", DATABASE_PASSWORD: "drawn" };
  const both = {
    ...one,
    DATABASE_SESSION_URL: "postgres://renfort_app@db/renfort",
    DATABASE_REPLICA_URL: "postgres://renfort_app@replica/renfort",
  };
  expect(requireSessionUrl(one)).toBe("postgres://renfort_app:drawn@pool/renfort");
  expect(requireSessionUrl(both)).toBe("postgres://renfort_app:drawn@db/renfort");
  const { variables, problems } = readEnvironment({ ...both, NODE_ENV: "production" }, []);
  expect(problems).toEqual([]);
  expect(variables["DATABASE_REPLICA_URL"]).toBe("postgres://renfort_app:drawn@replica/renfort");
  expect(() => requireSessionUrl({})).toThrow("DATABASE_URL is missing");
});

test("a password given twice is refused", () => {
  const given = { REDIS_URL: "redis://:one@127.0.0.1", REDIS_PASSWORD: "two" };
  expect(readEnvironment(given, []).problems).toMatchObject([{ name: "REDIS_PASSWORD" }]);
});

test("our own certificate authority makes every client of the database check the server", () => {
  const file = keep("ca.pem", "certificate");
  const { variables } = readEnvironment({ DATABASE_URL: "postgres://db/renfort", DATABASE_CA_FILE: file }, []);
  const { searchParams } = new URL(variables["DATABASE_URL"] ?? "");
  expect(Object.fromEntries(searchParams)).toEqual({ sslmode: "verify-full", sslrootcert: file });
});

test("a local run lifts the rules of production on this machine only", () => {
  const loose = { NODE_ENV: "production", RATE_LIMITS: "relaxed" };
  const problems = (more: Record<string, string>) =>
    readEnvironment({ ...loose, ...more }, ["CLAMD_URL"]).problems.map(({ name }) => name);
  expect(problems({})).toEqual(["CLAMD_URL", "RATE_LIMITS"]);
  expect(problems({ LOCAL_RUN: "off" })).toEqual(["CLAMD_URL", "RATE_LIMITS"]);
  expect(problems({ LOCAL_RUN: "yes" })).toContain("RATE_LIMITS");
  for (const PUBLIC_URL of ["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])
    expect(problems({ LOCAL_RUN: "on", PUBLIC_URL })).toEqual([]);
  for (const PUBLIC_URL of [
    "http://127.0.0.1.example",
    "http://127.0.0.1@evil.example",
    "https://renfort.fr",
    "nothing",
  ])
    expect(problems({ LOCAL_RUN: "on", PUBLIC_URL })).toEqual(["LOCAL_RUN"]);
  expect(problems({ LOCAL_RUN: "on", HOST: "0.0.0.0" })).toEqual(["LOCAL_RUN"]);
});

test("what is missing is named, all in one line", () => {
  expect(() => requireVariables({ A: "1" }, ["A", "B", "C"])).toThrow(/^Start refused: B is missing; C is missing$/);
});
