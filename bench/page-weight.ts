/**
 * What four pages of members weigh and how long they take on a slow phone, through Caddy, on the production build with the
 * demonstration: `node bench/page-weight.ts [--visits 3] [--only home] [--title …] [--run up]`, the last to measure a product that runs.
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { connect, connectPool } from "@app/db/database";
import { seedDemo } from "@app/db/demo/seed-demo";
import type { Browser } from "@playwright/test";
import { buildWeb } from "../tools/stack/build-web.ts";
import { freePort } from "../tools/stack/ports.ts";
import { readStack, type Stack, startApplications, startServices, stopStack } from "../tools/stack/stack.ts";
import { saveSection, table } from "./load/report.ts";
import { signIn } from "./pages/sign-in.ts";
import { time, type Visited, type Weight, weigh, withBrowser } from "./pages/visit.ts";

const OWN_RUN = "page-weight";
const CANDIDATE = { email: "candidat@demo.fr", path: "/candidat/tableau-de-bord" };
const EMPLOYER = { email: "employeur@demo.fr", path: "/employeur/tableau-de-bord" };
/** A click of a member, alone, without a browser: a processor that others use changes little to what it costs. */
const RENDERED = 150;

const { values } = parseArgs({
  options: {
    visits: { type: "string", default: "3" },
    run: { type: "string", default: OWN_RUN },
    only: { type: "string", default: "" },
    title: { type: "string", default: "Members' pages" },
  },
});
const HEADER = [
  "page",
  "scripts",
  "script kB, gz",
  "script kB sent",
  "requests",
  "all kB sent",
  "LCP s",
  "INP ms",
  "web ms",
  "api ms",
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

type MemberPage = { name: string; path: string; email: string; touched: string };

try {
  const stack = readStack(values.run) ?? (await startProduct());
  const mission = await readMission(stack);
  const sombre = "button:has-text('Sombre')";
  const pages: MemberPage[] = [
    { name: "candidate home", ...CANDIDATE, touched: sombre },
    { name: "mission, candidate", ...CANDIDATE, path: `${CANDIDATE.path}/emplois-details/${mission}`, touched: sombre },
    { name: "employer dashboard", ...EMPLOYER, touched: sombre },
    { name: "applications received", ...EMPLOYER, path: `${EMPLOYER.path}/candidatures`, touched: sombre },
  ].filter(({ name }) => name.includes(values.only));
  const rows = await withBrowser(async (browser) => {
    const measured: string[][] = [];
    for (const page of pages) measured.push(await rowOf(browser, stack, page));
    return measured;
  });
  const today = new Date().toISOString().slice(0, 10);
  const load = loadavg()[1]?.toFixed(0);
  const body = `${today}, load ${load} on a machine of others. A first visit without cache on a phone; kB as sent (Brotli) with headers; LCP and INP at 700 kb/s with the processor six times slower, medians of ${values.visits} visits; web and api: processor time for one page, ${RENDERED} asked one after the other.\n\n${table(HEADER, rows)}`;
  process.stdout.write(`\n${body}\n`);
  if (values.only === "") await saveSection(values.title, body);
} finally {
  await stopStack(OWN_RUN);
}

async function startProduct(): Promise<Stack> {
  await buildWeb();
  const stack = await startServices({
    name: OWN_RUN,
    port: await freePort(),
    durable: false,
    settings: { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn" },
  });
  await fillDemo(stack.databaseUrl);
  await startApplications(OWN_RUN, stack);
  return stack;
}

/** The first one that the candidate is shown. */
async function readMission({ webUrl }: Stack): Promise<string> {
  const cookie = await signIn(webUrl, CANDIDATE.email);
  const home = await (await fetch(webUrl + CANDIDATE.path, { headers: { cookie } })).text();
  const found = /emplois-details\/(\d+)/.exec(home)?.[1];
  if (found === undefined) throw new Error("no mission is shown to the candidate");
  return found;
}

async function fillDemo(url: string): Promise<void> {
  const pool = connectPool(url, { max: 2 });
  try {
    const db = connect(pool);
    if (!(await db.selectFrom("missions").select("id").limit(1).executeTakeFirst()))
      await seedDemo(db, { now: new Date() });
  } finally {
    await pool.end();
  }
}

async function rowOf(browser: Browser, stack: Stack, page: MemberPage): Promise<string[]> {
  const cookie = await signIn(stack.url, page.email);
  const visited: Visited = { url: stack.url + page.path, cookie, touched: page.touched };
  const { scripts, scriptGzip, scriptBytes, requests, bytes }: Weight = await weigh(browser, visited);
  const timings = [];
  for (let visit = 0; visit < Number(values.visits); visit += 1) timings.push(await time(browser, visited));
  const cost = await costOf(stack, page.path, cookie);
  return [
    page.name,
    String(scripts),
    kilobytes(scriptGzip),
    kilobytes(scriptBytes),
    String(requests),
    kilobytes(bytes),
    (median(timings.map(({ lcp }) => lcp)) / 1000).toFixed(2),
    median(timings.map(({ inp }) => inp)).toFixed(0),
    cost.web.toFixed(1),
    cost.api.toFixed(1),
  ];
}

/** Processor time of the two servers for one page, in milliseconds. */
async function costOf(stack: Stack, path: string, cookie: string): Promise<{ web: number; api: number }> {
  const ask = async (times: number) => {
    for (let asked = 0; asked < times; asked += 1) {
      const answer = await fetch(stack.webUrl + path, { headers: { cookie, accept: "text/html" }, redirect: "manual" });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  const spent = () => ({ web: processorMs(stack, "web"), api: processorMs(stack, "api") });
  await ask(RENDERED);
  const before = spent();
  await ask(RENDERED);
  const after = spent();
  return { web: (after.web - before.web) / RENDERED, api: (after.api - before.api) / RENDERED };
}

/** User and system time of a process of this run. */
function processorMs({ processes }: Stack, name: string): number {
  const pid = processes.find((started) => started.name === name)?.pid;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // The 14th and 15th fields, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
