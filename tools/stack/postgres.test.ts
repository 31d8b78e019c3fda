import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stopPostgres } from "./postgres.ts";

test("a server that went with its machine is not stopped again", () => {
  const directory = mkdtempSync(join(tmpdir(), "renfort-postgres-"));
  mkdirSync(join(directory, "postgres"));
  const { pid } = spawnSync("true");
  writeFileSync(join(directory, "postgres/postmaster.pid"), `${pid}\n`);
  expect(() => stopPostgres(directory)).not.toThrow();
});
