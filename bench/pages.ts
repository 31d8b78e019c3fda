/**
 * Our pages against the least that could answer, in turns: rendered, against a page of React Router with the same elements and no
 * data; shared, against Fastify sending the same bytes. `node bench/pages.ts [--url …] [--clients 8]`.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import type pg from "pg";
import { buildWeb } from "../tools/stack/build-web.ts";
import { ROOT, runDirectory } from "../tools/stack/paths.ts";
import { freePort } from "../tools/stack/ports.ts";
import { startProcess, waitForHttp } from "../tools/stack/processes.ts";
import { type Stack, saveStack, startWeb } from "../tools/stack/stack.ts";
import { type Comparison, compareInTurns, reportFailures } from "./load/compare.ts";
import { describeMachine, saveSection, table } from "./load/report.ts";
import { runWrk } from "./load/wrk.ts";
import { readPage } from "./pages/read-page.ts";
import { BROWSER, UNSHARED } from "./pages/visitors.ts";
import { RUN, withServices } from "./services.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    rounds: { type: "string", default: "3" },
    resume: { type: "boolean", default: false },
    seconds: { type: "string", default: "3" },
    clients: { type: "string", default: "1,8" },
  },
});
const seconds = Number(values.seconds);

const HEADER = [
  "page",
  "clients",
  "ours/s",
  "baseline/s",
  "ratio",
  "ours p50 / p95 / p99 ms",
  "baseline p50 / p95 / p99 ms",
];
const HOW =
  "« Rendered »: not cached, not compressed; the baseline is React Router in the same server, with the same elements and as many bytes, " +
  "without data. « Shared »: as a browser asks for it, in Brotli; the baseline is Fastify sending the same bytes and headers.";

type Page = { name: string; path: string; route: string };

await buildWeb();
await withServices({ url: values.url, api: true }, async (client, stack) => {
  await startWeb(RUN, stack);
  const comparisons: Comparison[] = [];
  const sizes: string[] = [];
  for (const page of await pagesOf(client, stack)) {
    comparisons.push(...(await comparisonsOf(page, stack)));
    sizes.push(await sizeOf(page, stack));
  }
  const { rows: measured, failures } = await compareInTurns(comparisons, {
    rounds: Number(values.rounds),
    file: join(runDirectory("bench-progress"), "pages.json"),
    resume: values.resume,
  });
  const machine = await describeMachine(client, new Date().toISOString().slice(0, 10));
  const body = `${machine}\n\n${HOW} ${sizes.join("; ")}.\n\n${table(HEADER, measured)}`;
  process.stdout.write(`\n${body}\n`);
  await saveSection("Pages", body);
  reportFailures(failures);
});

async function pagesOf(client: pg.Client, stack: Stack): Promise<Page[]> {
  const { rows } = await client.query<{ id: string }>(
    "select mission_id as id from mission_search where starts_at > now() + interval '1 day' order by mission_id limit 1",
  );
  // Its address has words in it: the product knows which.
  const { url } = await fetch(`${stack.webUrl}/emplois/${rows[0]?.id}`);
  return [
    { name: "home", path: "/", route: "routes/public/home" },
    { name: "results", path: "/emplois", route: "routes/public/missions" },
    { name: "mission", path: new URL(url).pathname, route: "routes/public/mission" },
  ];
}

async function comparisonsOf({ name, path, route }: Page, stack: Stack): Promise<Comparison[]> {
  const from = stack.webUrl + path;
  const plain = await startServer(stack, "plain-web", ["--from", from, "--route", route]);
  const baseline = await startServer(stack, "baseline-web", ["--from", from]);
  const run = (url: string, headers: Record<string, string>, clients: number) => () =>
    runWrk({ url, headers, requests: [{ method: "GET", path }], clients, seconds });
  const compare = (kind: string, other: string, headers: Record<string, string>) =>
    values.clients.split(",").map((text) => {
      const clients = Number(text);
      return {
        name: `${name}, ${kind}`,
        clients,
        ours: run(stack.webUrl, headers, clients),
        baseline: run(other, headers, clients),
      };
    });
  return [...compare("rendered", plain, UNSHARED), ...compare("shared", baseline, BROWSER)];
}

async function startServer(stack: Stack, name: string, args: readonly string[]): Promise<string> {
  const port = await freePort();
  const log = join(runDirectory(RUN), `logs/${name}-${port}.log`);
  const started = startProcess({
    name,
    file: process.execPath,
    args: [join(import.meta.dirname, `pages/${name}.ts`), "--port", String(port), ...args],
    env: stack.environment,
    cwd: ROOT,
    log,
  });
  stack.processes.push(started);
  saveStack(RUN, stack);
  await waitForHttp(`http://127.0.0.1:${port}/sante`, started, log);
  return `http://127.0.0.1:${port}`;
}

async function sizeOf({ name, path }: Page, stack: Stack): Promise<string> {
  const url = new URL(path, stack.webUrl);
  const [uncompressed, compressed] = [await readPage(url, UNSHARED), await readPage(url, BROWSER)];
  const kilobytes = ({ bytes }: { bytes: Buffer }) => `${(bytes.length / 1000).toFixed(1)} kB`;
  return `${name} ${kilobytes(uncompressed)}, ${kilobytes(compressed)} in Brotli`;
}
