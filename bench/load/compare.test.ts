import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareInTurns } from "./compare.ts";

const file = join(mkdtempSync(join(tmpdir(), "bench-")), "progress.json");
const measure = (perSecond: number) => ({ perSecond, p50: 1, p95: 2, p99: 3 });

test("a row that fails is named, the others keep their figures, and it alone is measured again", async () => {
  const calls: string[] = [];
  let isBroken = true;
  const comparisons = [
    {
      name: "sound",
      clients: 1,
      ours: async () => (calls.push("sound"), measure(50)),
      baseline: async () => measure(100),
    },
    {
      name: "broken",
      clients: 1,
      ours: async () => {
        calls.push("broken");
        if (isBroken) throw new Error("3 answers were errors");
        return measure(80);
      },
      baseline: async () => measure(100),
    },
  ];
  const first = await compareInTurns(comparisons, { rounds: 2, file, resume: false });
  expect(first.failures).toEqual(["broken, 1 clients: 3 answers were errors"]);
  expect(first.rows.map(([name, , ours, , ratio]) => [name, ours, ratio])).toEqual([
    ["sound", "50", "0.50"],
    ["broken", "failed: 3 answers were errors", ""],
  ]);
  isBroken = false;
  calls.length = 0;
  const second = await compareInTurns(comparisons, { rounds: 2, file, resume: true });
  expect(second).toMatchObject({ failures: [], rows: [{ 4: "0.50" }, { 4: "0.80" }] });
  expect(calls).toEqual(["broken", "broken"]);
});

test("an earlier version of ours stands beside, measured in the same rounds", async () => {
  const order: string[] = [];
  const run = (name: string, perSecond: number) => async () => (order.push(name), measure(perSecond));
  const { rows } = await compareInTurns(
    [{ name: "row", clients: 1, ours: run("ours", 60), baseline: run("engine", 100), previous: run("previous", 20) }],
    { rounds: 2, file: `${file}.previous`, resume: false },
  );
  expect(order).toEqual(["engine", "previous", "ours", "engine", "previous", "ours"]);
  expect(rows[0]).toEqual([
    "row",
    "1",
    "60",
    "100",
    "0.60",
    "1.00 / 2.00 / 3.00",
    "1.00 / 2.00 / 3.00",
    "20",
    "0.20",
    "1.00 / 2.00 / 3.00",
  ]);
});
