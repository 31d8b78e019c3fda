/**
 * `pnpm check:long`: what takes too long to run before each landing. The last result of each stage is in docs/check-long.md;
 * `--only a,b` runs some of them and leaves the rows of the others.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../stack/paths.ts";
import { runAll } from "./run-commands.ts";
import { countPlaywright, countVitest, readTally, type Tally } from "./tally.ts";

type LongStage = { name: string; what: string; command: string; tally: () => Tally };

const LONG_TESTS = "apps/server/test/{start,races,properties}.test.ts";
const STAGES: readonly LongStage[] = [
  {
    name: "server",
    what: "every wrong setting with every program; 250 rounds of each race; 1,000 requests per operation",
    command: `TEST_LENGTH=long pnpm exec vitest run --reporter=dot --reporter=json --project server --outputFile.json=.run/check/long.json ${LONG_TESTS}`,
    tally: () => countVitest("long"),
  },
  {
    name: "chaos",
    what: "20,000 writes while processes and services are killed for five minutes",
    command: "node tools/chaos/run.ts",
    tally: () => readTally("chaos"),
  },
  {
    name: "fuzz",
    what: "50,000 random requests beside the named ones",
    command: "node tools/fuzz/run.ts --count 50000",
    tally: () => readTally("fuzz"),
  },
  {
    name: "journeys",
    what: "every journey three times",
    command: "node tools/check/e2e.ts --repeat-each=3",
    tally: countPlaywright,
  },
];

const RESULTS = join(ROOT, "docs/check-long.md");
const HEAD = `# Last long check

Written by \`pnpm check:long\`: the last result of each stage, and the commit it was run on.

| Stage | What | Passed | Failed | Seconds | Commit | Day |
| --- | --- | --- | --- | --- | --- | --- |
`;

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = values.only?.split(",");
const rows = new Map(readRows().map((row) => [row.split("|")[1]?.trim() ?? "", row]));
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();

for (const { name, what, command, tally } of STAGES.filter((stage) => !wanted || wanted.includes(stage.name))) {
  const start = performance.now();
  const { ok } = await runAll([command]);
  const counted = tally();
  const failed = counted.failed === 0 && !ok ? 1 : counted.failed;
  if (failed > 0) process.exitCode = 1;
  const seconds = Math.round((performance.now() - start) / 1000);
  const day = new Date().toISOString().slice(0, 10);
  rows.set(name, `| ${[name, what, counted.passed, failed, seconds, commit, day].join(" | ")} |`);
  // After each stage: a run that is interrupted leaves what it has measured.
  writeFileSync(RESULTS, `${HEAD}${STAGES.flatMap((stage) => rows.get(stage.name) ?? []).join("\n")}\n`);
}

function readRows(): string[] {
  if (!existsSync(RESULTS)) return [];
  return readFileSync(RESULTS, "utf8")
    .split("\n")
    .filter((line) => /^\| [a-z]/.test(line));
}
