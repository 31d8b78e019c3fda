import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readMeasured } from "./capacity/measured.ts";
import { planFor } from "./capacity/plan.ts";
import { withTables } from "./capacity/table.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const page = read("../docs/capacity.md");
const results = read("results.md");

test("docs/capacity.md follows from bench/results.md and the assumptions: else run pnpm capacity", () => {
  expect(page).toBe(withTables(page, results));
});

test("ten times the accounts need about ten times the cores, and never fewer hosts", () => {
  const [small, large] = [1_000_000, 10_000_000].map((users) => planFor(users, readMeasured(results)));
  const cores = (plan: typeof small) => (plan ? plan.cores.api + plan.cores.reads + plan.cores.writing : 0);
  expect(cores(large) / cores(small)).toBeCloseTo(10);
  expect(large?.hosts.length).toBeGreaterThanOrEqual(small?.hosts.length ?? 0);
});

test("a figure that is no longer in results.md is named", () => {
  expect(() => readMeasured(results.replace("| apply | 8 |", "| apply | 9 |"))).toThrow(
    "no row « apply » for 8 clients",
  );
});
