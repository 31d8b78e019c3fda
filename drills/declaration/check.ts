/**
 * `pnpm check:declaration`: 200 absences, from the moment each is said to the lawful arrival of whoever takes over. 197 through the real
 * calls with a clock that is moved, three through the real pages in three browsers; the site of the declaration is an imitation on
 * loopback. Writes the figures and the plot of docs/evidence/declaration-drill.md. `--read` writes them again from the last run.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runAll } from "../../tools/check/run-commands.ts";
import { saveTally } from "../../tools/check/tally.ts";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { ROOT } from "../../tools/stack/paths.ts";
import { drawPlot } from "./plot.ts";
import { figuresOf } from "./report.ts";
import { readPlayed } from "./rows.ts";

requireForDrill({ commands: ["caddy"] });

const FOLDER = join(ROOT, ".run/check");
const API = join(FOLDER, "declaration-api.json");
const PAGES = join(FOLDER, "declaration-pages.jsonl");
const PAGE = join(ROOT, "docs/evidence/declaration-drill.md");
const PLOT = join(ROOT, "docs/evidence/declaration-drill.svg");

const { values } = parseArgs({ options: { read: { type: "boolean", default: false } } });
if (!values.read) {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of [API, PAGES]) rmSync(file, { force: true });
  const { ok } = await runAll([
    `DECLARATION_DRILL=${API} pnpm exec vitest run --project server apps/server/test/declaration-drill.test.ts`,
    `DECLARATION_DRILL_PAGES=${PAGES} TEST_LENGTH=long node tools/check/e2e.ts --no-deps --project=desktop tests/declaration-drill.spec.ts`,
  ]);
  if (!ok) {
    saveTally("declaration", { passed: 0, failed: 1 });
    process.exit(1);
  }
}

const played = readPlayed(API, PAGES);
const figures = figuresOf(played);
process.stdout.write(`${figures}\n`);
writeFileSync(PLOT, drawPlot(played.rows));
const [head, , foot] = readFileSync(PAGE, "utf8").split(/<!-- \/?figures -->/);
writeFileSync(PAGE, `${head}<!-- figures -->\n${figures}\n<!-- /figures -->${foot}`);

const checks = [
  played.rows.length + played.pages.length === 200,
  played.rows.every(({ shownTooEarly }) => !shownTooEarly),
  played.rows.every(({ needsPrefecture, outcome }) => !(needsPrefecture && outcome === "lawful")),
];
const failed = checks.filter((isRight) => !isRight).length;
saveTally("declaration", { passed: checks.length - failed, failed });
process.exitCode = failed === 0 ? 0 : 1;
