/**
 * `pnpm check:long`: what takes too long to run at every commit. The last result of each stage is in docs/evidence/check-long.md;
 * `--only a,b` runs some of them and leaves the rows of the others.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../stack/paths.ts";
import { runAll } from "./run-commands.ts";
import { countPlaywright, countVitest, readTally, removeReport, type Tally } from "./tally.ts";

type LongStage = { name: string; what: string; command: string; report: string; tally: () => Tally };

/** Times what people wait for: nothing may run beside it. */
const TIMED_TEST = "apps/server/test/wave-speed.test.ts";
/** The test files that repeat themselves more often under `TEST_LENGTH=long`. */
const LONG_TESTS = globSync("apps/server/**/*.test.ts", { cwd: ROOT, exclude: (path) => path.includes("node_modules") })
  .filter((file) => readFileSync(join(ROOT, file), "utf8").includes("IS_LONG"))
  .filter((file) => file !== TIMED_TEST)
  .join(" ");
const runTests = (files: string) =>
  `TEST_LENGTH=long pnpm exec vitest run --reporter=dot --reporter=json --project server --outputFile.json=.run/check/long.json ${files}`;
const STAGES: readonly LongStage[] = [
  {
    name: "server",
    what: "every wrong setting with every program; 250 rounds of each race; 1,000 requests per operation; 500 mails",
    command: runTests(LONG_TESTS),
    report: "long",
    tally: () => countVitest("long"),
  },
  {
    name: "waves",
    what: "how soon people hear of a mission: 500 publications, 1,000 open pages, 5,000 people at once",
    command: runTests(TIMED_TEST),
    report: "long",
    tally: () => countVitest("long"),
  },
  {
    name: "chaos",
    what: "20,000 writes while processes and services are killed for five minutes",
    command: "node drills/chaos/run.ts",
    report: "chaos",
    tally: () => readTally("chaos"),
  },
  {
    name: "fuzz",
    what: "50,000 random requests beside the named ones, slow senders, memory before and after",
    command: "node drills/fuzz/run.ts --count 50000",
    report: "fuzz",
    tally: () => readTally("fuzz"),
  },
  {
    name: "declaration",
    what: "200 absences, from the moment each is said to a lawful arrival; three of them in three browsers",
    command: "node drills/declaration/check.ts",
    report: "declaration",
    tally: () => readTally("declaration"),
  },
  {
    name: "text models",
    what: "the three models trained again from their sets: the same bytes",
    command: "node tools/check/text-models.ts",
    report: "text-models",
    tally: () => readTally("text-models"),
  },
  {
    name: "journeys",
    what: "every journey three times at both widths, what breaks the stack, then response times on a quiet machine",
    command: "TEST_LENGTH=long node tools/check/e2e.ts --repeat-each=3",
    report: "e2e",
    tally: countPlaywright,
  },
  {
    name: "engines",
    what: "the urgent path of both sides in Firefox and WebKitGTK, with the map, an upload and a page without a network; twenty pages drawn",
    command: "TEST_LENGTH=long node tools/check/e2e.ts --engines",
    report: "engines",
    tally: () => readTally("engines"),
  },
];

const RESULTS = join(ROOT, "docs/evidence/check-long.md");
const HEAD = `# Last long check

Written by \`pnpm check:long\`: the last result of each stage, and the commit it was run on.

| Stage | What | Passed | Failed | Seconds | Commit | Day |
| --- | --- | --- | --- | --- | --- | --- |
`;

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = values.only?.split(",");
const unknown = wanted?.filter((name) => !STAGES.some((stage) => stage.name === name)) ?? [];
if (unknown.length > 0) throw new Error(`No such stage: ${unknown.join(", ")}`);
const rows = new Map(readRows().map((row) => [row.split("|")[1]?.trim() ?? "", row]));
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();

for (const { name, what, command, report, tally } of STAGES.filter((stage) => !wanted || wanted.includes(stage.name))) {
  const start = performance.now();
  removeReport(report);
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
