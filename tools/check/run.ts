/**
 * `pnpm check`: everything CI checks, in its order, with the seconds each stage took. `--only a,b` runs some of it; `--quick` what a
 * change most often breaks, with the server's tests of the subjects it touches. What takes longer, or repeats this more often, is
 * in `pnpm check:long`.
 */
import { parseArgs } from "node:util";
import { ENGINES, missingHere } from "../stack/needs.ts";
import { hasChanged } from "./changed.ts";
import { changedFeatures } from "./changed-features.ts";
import { runAll } from "./run-commands.ts";
import { countPlaywright, countVitest, readTally, type Tally } from "./tally.ts";

type Stage = {
  name: string;
  commands: readonly string[];
  tally?: () => Tally;
  /** Only when one of these paths has changed, or when it is asked for by name; always in `pnpm check:long`. */
  about?: readonly string[];
  /** What the machine lacks for it: the stage is left out, and says so. */
  lacks?: string | null;
};

/** What is typed the same as the last time is not read again. */
const typesOf = (project: string, name: string) =>
  `pnpm exec tsc -p ${project} --incremental --tsBuildInfoFile "$PWD/.run/check/${name}.tsbuildinfo"`;
const VITEST = "pnpm exec vitest run --reporter=dot --reporter=json";
/** The types of the pages' addresses, which the compiler and the linter read. */
const GENERATING: readonly Stage[] = [{ name: "generate", commands: ["pnpm --filter @app/web typegen"] }];
/** These only read the sources, on one core each: two at a time, the longest first. */
const READING: readonly Stage[] = [
  { name: "types", commands: [typesOf(".", "all")] },
  { name: "build", commands: ["node tools/check/build.ts", "node tools/check/bundle-secrets.ts"] },
  { name: "lint", commands: ["pnpm exec oxlint --type-aware --deny-warnings"] },
  { name: "types", commands: [typesOf("apps/web", "web")] },
  { name: "types", commands: [typesOf("packages/domain", "domain")] },
  { name: "format", commands: ["pnpm exec biome ci --colors=off --diagnostic-level=warn ."] },
  { name: "openapi", commands: ["node tools/check/openapi.ts --check"] },
  { name: "dead code", commands: ["pnpm exec knip"] },
  { name: "dependencies", commands: ["node tools/check/dependencies.ts"] },
  { name: "supply", commands: ["node tools/check/sbom.ts", "node tools/check/audit.ts"] },
  { name: "asvs", commands: ["node tools/check/asvs.ts"] },
  { name: "containers", commands: ["pnpm --filter @app/tools exec dclint --quiet ../compose.yaml ../deploy"] },
  { name: "alerts", commands: ["node tools/check/alerts.ts"] },
];
/** These use the whole machine: one after the other. */
const RUNNING: readonly Stage[] = [
  {
    name: "unit",
    commands: [`${VITEST} --project pure --project web --project web-settings --outputFile.json=.run/check/pure.json`],
    tally: () => countVitest("pure"),
  },
  {
    name: "integration",
    commands: [
      `${VITEST} --project server --outputFile.json=.run/check/server.json`,
      "node tools/check/response-coverage.ts",
    ],
    tally: () => countVitest("server"),
  },
  {
    name: "chaos",
    commands: ["node drills/chaos/run.ts --short"],
    tally: () => readTally("chaos"),
    about: ["apps/server/src/platform", "apps/server/src/main", "db/src", "drills/chaos"],
  },
  { name: "budgets", commands: ["pnpm --filter @app/web exec size-limit"] },
  { name: "fuzz", commands: ["node drills/fuzz/run.ts --count 0"], tally: () => readTally("fuzz") },
  { name: "visitors", commands: ["node drills/visitors/run.ts"], tally: () => readTally("visitors") },
  { name: "e2e", commands: ["node tools/check/e2e.ts"], tally: countPlaywright },
  {
    name: "engines",
    commands: ["node tools/check/e2e.ts --engines"],
    tally: () => readTally("engines"),
    lacks: missingHere(ENGINES),
  },
];
const QUICK = ["format", "types", "lint", "unit"];
const testsOf = (features: readonly string[]): Stage[] =>
  features.length === 0
    ? []
    : [
        {
          name: "changed features",
          commands: [`${VITEST} --project server --outputFile.json=.run/check/changed.json ${features.join(" ")}`],
          tally: () => countVitest("changed"),
        },
      ];

const print = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { only: { type: "string" }, quick: { type: "boolean", default: false } } });
const wanted = values.quick ? QUICK : values.only?.split(",");
const chosen = (stages: readonly Stage[]) =>
  stages.filter(({ name, about }) => (wanted ? wanted.includes(name) : !about || hasChanged(about)));

let [passed, failed] = [0, 0];
const seconds: string[] = [];
const ends: string[] = [];
await runStages(GENERATING);
const reading = chosen(READING).values();
await Promise.all([runStages(reading), runStages(reading)]);
await runStages(chosen(RUNNING));
if (values.quick) await runStages(testsOf(changedFeatures()));
// Repeat the failures at the end, where they are read first.
for (const end of ends) print(`\n${end}`);
print(`\n${seconds.join("\n")}\n`);
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runStages(stages: Iterable<Stage>): Promise<void> {
  for (const stage of stages) {
    print(`\n--- ${stage.name}`);
    if (stage.lacks) {
      print(stage.lacks);
      seconds.push(`${"–".padStart(7)} s  ${stage.name}, left out: ${stage.lacks}`);
      continue;
    }
    const start = performance.now();
    const { ok, end } = await runAll(stage.commands);
    const tally = stage.tally?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    passed += tally.passed;
    // A stage that dies without a report has failed, whatever its tests reported before.
    failed += tally.failed === 0 && !ok ? 1 : tally.failed;
    const elapsed = ((performance.now() - start) / 1000).toFixed(1);
    seconds.push(`${elapsed.padStart(7)} s  ${stage.name}${ok ? "" : "  FAILED"}`);
    if (!ok) ends.push(`--- ${stage.name} ended with\n${end}`);
  }
}
