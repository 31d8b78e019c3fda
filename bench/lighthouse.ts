/**
 * Lighthouse's simulated phone on the production build with demo data, the median of several visits of each page:
 * `node bench/lighthouse.ts [--runs 5] [--only mission]`.
 */
import { parseArgs } from "node:util";
import { connect, connectPool } from "@app/db/database";
import { seedDemo } from "@app/db/demo/seed-demo";
import lighthouse, { type Result } from "lighthouse";
import { buildWeb } from "../tools/stack/build-web.ts";
import { freePort } from "../tools/stack/ports.ts";
import { startApplications, startServices, stopStack } from "../tools/stack/stack.ts";
import { inChromium } from "./lighthouse/chromium.ts";
import { saveSection, table } from "./load/report.ts";

const RUN = "lighthouse";
const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string", default: "" } },
});

/** The figures read from a Lighthouse run, and the least each must be. */
const FIGURES: { title: string; goal: string; read: (result: Result) => number; digits: number }[] = [
  { title: "performance", goal: "≥ 90", read: (result) => score(result, "performance"), digits: 0 },
  { title: "accessibility", goal: "100", read: (result) => score(result, "accessibility"), digits: 0 },
  { title: "best practices", goal: "100", read: (result) => score(result, "best-practices"), digits: 0 },
  { title: "SEO", goal: "100", read: (result) => score(result, "seo"), digits: 0 },
  { title: "FCP s", goal: "", read: (result) => numeric(result, "first-contentful-paint") / 1000, digits: 2 },
  { title: "LCP s", goal: "≤ 1.8", read: (result) => numeric(result, "largest-contentful-paint") / 1000, digits: 2 },
  { title: "CLS", goal: "≤ 0.02", read: (result) => numeric(result, "cumulative-layout-shift"), digits: 3 },
  { title: "TBT ms", goal: "", read: (result) => numeric(result, "total-blocking-time"), digits: 0 },
  { title: "JS kB", goal: "", read: (result) => kilobytes(result, "Script"), digits: 1 },
  // Lighthouse's own measure of the processor: about 1500 on a laptop. Below, its « four times slower » is slower still.
  { title: "machine", goal: "", read: ({ environment }) => environment.benchmarkIndex, digits: 0 },
  { title: "CSS kB", goal: "≤ 20", read: (result) => kilobytes(result, "Stylesheet"), digits: 1 },
];

const score = ({ categories }: Result, name: string) => (categories[name]?.score ?? 0) * 100;
const numeric = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN;

function kilobytes({ audits }: Result, type: string): number {
  const details = audits["network-requests"]?.details;
  const items =
    details && "items" in details ? (details.items as { resourceType?: string; transferSize?: number }[]) : [];
  const sizes = items.filter(({ resourceType }) => resourceType === type).map(({ transferSize = 0 }) => transferSize);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

await buildWeb();
try {
  const stack = await startServices({
    name: RUN,
    port: await freePort(),
    durable: false,
    settings: { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn" },
  });
  const { mission, company } = await fillDemo(stack.databaseUrl);
  await startApplications(RUN, stack);
  const pages = [
    { name: "home", path: "/" },
    { name: "results", path: "/emplois" },
    { name: "mission", path: `/emplois/${mission}` },
    { name: "company", path: `/entreprises/${company}` },
  ].filter(({ name }) => name.includes(values.only));
  const rows: string[][] = [];
  // The words of an address lead to it.
  for (const { name, path } of pages) rows.push([name, ...(await measurePage((await fetch(stack.url + path)).url))]);
  const goals = ["wanted", ...FIGURES.map(({ goal }) => goal)];
  const today = new Date().toISOString().slice(0, 10);
  const body = `${today}. Lighthouse's simulated phone (slow 4G, processor four times slower), medians of ${values.runs} visits; bytes as transferred.\n\n${table(["page", ...FIGURES.map(({ title }) => title)], [goals, ...rows])}`;
  process.stdout.write(`\n${body}\n`);
  if (values.only === "") await saveSection("Lighthouse", body);
} finally {
  await stopStack(RUN);
}

async function fillDemo(url: string): Promise<{ mission: number; company: number }> {
  const pool = connectPool(url, { max: 2 });
  try {
    const db = connect(pool);
    if (!(await db.selectFrom("missions").select("id").limit(1).executeTakeFirst()))
      await seedDemo(db, { now: new Date() });
    const first = await db
      .selectFrom("missionSearch")
      .innerJoin("missions", "missions.id", "missionSearch.missionId")
      .select(["missionSearch.missionId", "missions.companyId"])
      .orderBy("missionSearch.startsAt", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return { mission: first.missionId, company: first.companyId };
  } finally {
    await pool.end();
  }
}

async function measurePage(url: string): Promise<string[]> {
  const results: Result[] = [];
  for (let run = 1; run <= Number(values.runs); run += 1) {
    process.stdout.write(`\rvisit ${run}: ${url}${" ".repeat(20)}`);
    results.push(await inChromium((port) => lighthouse(url, { port, logLevel: "error" })));
  }
  for (const problem of problems(results[0])) process.stdout.write(`\n  ${problem}`);
  return FIGURES.map(({ read, digits }) => median(results.map(read)).toFixed(digits));
}

/** What cost points, for whoever wants them back. */
function problems(result: Result | undefined): string[] {
  return Object.values(result?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(({ id, title, displayValue = "" }) => `${id}: ${title} ${displayValue}`);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
