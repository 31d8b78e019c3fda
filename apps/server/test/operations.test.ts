/** The real api, worker and web, as whoever watches them sees them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../../tools/stack/ports.ts";
import { startPrometheus } from "../../../tools/testing/prometheus.ts";
import { measureMissions } from "../src/features/office/figures/measure-business.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { patch } from "./scene.ts";
import { startSmtpService } from "./smtp-service.ts";
import { startCollector } from "./span-collector.ts";
import { createStarters } from "./start-programs.ts";

vi.setConfig({ testTimeout: 180_000 });
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const { startApi, startWeb, startWorker } = createStarters(() => h);

const MESSAGE = { name: "Aline", email: "aline@exemple.fr", subject: "other", message: "Bonjour" };
const writeToUs = (url: string, headers: Record<string, string> = {}) => write(`${url}/api/contact/`, headers);
/** At `/contact` of the web, by a page that calls the api. */
const write = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(MESSAGE),
  });

test("one id follows a request through the web, the api, its jobs and its mails", async () => {
  const smtp = await startSmtpService();
  onTestFinished(smtp.close);
  const api = await startApi();
  const web = await startWeb(api.url);
  const worker = await startWorker({ SMTP_URL: `${smtp.url}?ignoreTLS=true` });
  const id = "edge-0123456789";
  const answer = await write(`${web.url}/contact`, { "x-request-id": id });
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([201, id]);
  await worker.until(() => worker.events("mail.sent").length === 2);
  expect(web.events("request")).toContainEqual(expect.objectContaining({ id, path: "/contact", status: 201 }));
  expect(api.events("request")).toContainEqual(expect.objectContaining({ id, path: "/api/contact/", status: 201 }));
  const jobs = worker.events("job").filter(({ job }) => String(job).startsWith("contact."));
  expect(jobs.map((line) => line["id"])).toEqual([id, id]);
  expect(worker.events("mail.sent")).toMatchObject([
    { id, kind: expect.stringMatching(/^contact\./) },
    { id, kind: expect.stringMatching(/^contact\./) },
  ]);
});

test("with a collector, requests, their queries and their jobs are one trace, without anything of a person", async () => {
  const [collector, smtp] = [await startCollector(), await startSmtpService()];
  onTestFinished(smtp.close);
  const telemetry = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "../../../packages/http/src/telemetry.ts")}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  const api = await startApi(telemetry);
  const web = await startWeb(api.url, telemetry);
  const worker = await startWorker({ ...telemetry, SMTP_URL: `${smtp.url}?ignoreTLS=true` });
  const answer = await write(`${web.url}/contact`);
  await fetch(`${api.url}/api/jobs/?query=canary`, { headers: { "user-agent": "canary" } });
  await fetch(`${api.url}/api/reports/canary-private-link/`);
  const traceId = answer.headers.get("x-request-id")?.replaceAll("-", "") ?? "";
  const namesOf = (id: string) => new Set(collector.spans().flatMap((span) => (span.traceId === id ? span.name : [])));
  await worker.until(() =>
    ["POST /*", "POST /api/contact/", "INSERT", "job contact.forward"].every((name) => namesOf(traceId).has(name)),
  );
  const ofApi = collector.spans().find(({ name }) => name === "POST /api/contact/");
  expect(Object.fromEntries(ofApi?.attributes.map(({ key, value }) => [key, value]) ?? [])).toEqual({
    "http.request.method": { stringValue: "POST" },
    "http.route": { stringValue: "/api/contact/" },
    "http.response.status_code": { intValue: 201 },
  });
  await worker.until(() => collector.spans().some(({ name }) => name === "GET /api/reports/:follow/"));
  expect(collector.spans().map(({ name }) => name)).toContain("GET /api/jobs/");
  expect(collector.text()).toContain("renfort-web");
  expect(collector.text()).not.toMatch(/canary|aline|exemple\.fr|Bonjour|127\.0\.0\.1|undici/i);
});

const scrape = async (port: string) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The sum of the series whose name and labels match. */
function valueOf(text: string, series: RegExp): number {
  const values = text.split("\n").filter((line) => !line.startsWith("#") && series.test(line));
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
}

test("api, web and worker count what they do on a port of their own, without anything of a person", async () => {
  const smtp = await startSmtpService();
  onTestFinished(smtp.close);
  const [ofApi, ofWeb, ofWorker] = [String(await freePort()), String(await freePort()), String(await freePort())];
  const api = await startApi({ METRICS_PORT: ofApi });
  const web = await startWeb(api.url, { METRICS_PORT: ofWeb });
  const worker = await startWorker({ METRICS_PORT: ofWorker, SMTP_URL: `${smtp.url}?ignoreTLS=true` });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await writeToUs(api.url)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  for (const path of ["/api/nowhere", "/wp-login.php", "/api/missions/canary/none"]) await fetch(api.url + path);
  await fetch(`${web.url}/assets/none.js`);
  await worker.until(async () => valueOf(await scrape(ofWorker), /^renfort_mails_total\{outcome="sent"\}/) >= 10);

  const apiText = await scrape(ofApi);
  const answered = (status: string) =>
    valueOf(
      apiText,
      new RegExp(
        `^renfort_http_request_duration_seconds_count\\{method="POST",route="/api/contact/",status="${status}"\\}`,
      ),
    );
  expect([answered("2xx"), answered("4xx")]).toEqual([5, 1]);
  expect(valueOf(apiText, /^renfort_http_request_duration_seconds_count\{.*route="unknown",status="4xx"\}/)).toBe(3);
  expect(valueOf(apiText, /^renfort_limit_refusals_total\{limit="contact"\}/)).toBe(1);
  expect(valueOf(apiText, /^renfort_database_connections/)).toBeGreaterThan(0);
  expect(valueOf(apiText, /^renfort_database_wait_seconds_count/)).toBeGreaterThan(5);
  expect(valueOf(apiText, /^renfort_database_waiting /)).toBe(0);
  expect(apiText).toContain("renfort_nodejs_eventloop_lag_seconds");
  expect(apiText).toContain('renfort_dependency_up{dependency="database"} 1');

  // An api measures the jobs too: nobody else can say that no worker runs.
  expect(apiText).toMatch(/^renfort_oldest_job_seconds \d/m);

  const workerText = await scrape(ofWorker);
  // This server archives nothing: nothing waits.
  expect(workerText).toMatch(/^renfort_archive_behind 0$/m);
  expect(valueOf(workerText, /^renfort_archived_at_seconds /)).toBeGreaterThan(0);
  expect(
    valueOf(workerText, /^renfort_job_duration_seconds_count\{job="contact.forward",outcome="done"\}/),
  ).toBeGreaterThanOrEqual(5);
  expect(valueOf(workerText, /^renfort_mails_total\{outcome="failed"\}/)).toBe(0);
  for (const name of ["renfort_oldest_job_seconds", "renfort_jobs_ready", "renfort_oldest_mail_seconds"])
    expect(workerText).toMatch(new RegExp(`^${name} \\d`, "m"));

  const webText = await scrape(ofWeb);
  expect(
    valueOf(webText, /^renfort_http_request_duration_seconds_count\{method="GET",route="unknown",status="4xx"\}/),
  ).toBe(1);
  for (const text of [apiText, workerText, webText]) expect(text).not.toMatch(/canary|wp-login|aline|exemple\.fr/i);
  // Nothing of it on the public ports.
  for (const url of [api.url, web.url]) expect((await fetch(`${url}/metrics`)).status).not.toBe(200);
});

describe("readiness", () => {
  const readyAt = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, body: (await response.json()) as unknown };
  };

  test("names the dependencies; without Redis the api is degraded, and ready", async () => {
    const nobody = `redis://127.0.0.1:${await freePort()}`;
    const [api, alone] = [await startApi({ REDIS_URL: inject("redisUrl") }), await startApi({ REDIS_URL: nobody })];
    await api.until(async () => JSON.stringify(await readyAt(`${api.url}/health/ready`)).includes('"redis":"up"'));
    expect(await readyAt(`${api.url}/health/ready`)).toEqual({
      status: 200,
      body: { ready: true, status: "ready", dependencies: { database: "up", redis: "up" } },
    });
    expect(await readyAt(`${alone.url}/health/ready`)).toEqual({
      status: 200,
      body: { ready: true, status: "degraded", dependencies: { database: "up", redis: "down" } },
    });
  });

  test("asked to stop, api and web say so within a second, and answer for five more", async () => {
    const [ofWeb, ofWorker] = [String(await freePort()), String(await freePort())];
    const api = await startApi({ STOP_DELAY_MS: "5000" });
    const web = await startWeb(api.url, { METRICS_PORT: ofWeb });
    const worker = await startWorker({ METRICS_PORT: ofWorker });
    const webReady = `http://127.0.0.1:${ofWeb}/ready`;
    expect(await readyAt(webReady)).toMatchObject({ status: 200, body: { dependencies: { api: "up" } } });
    expect(await readyAt(`http://127.0.0.1:${ofWorker}/ready`)).toMatchObject({
      status: 200,
      body: { status: "ready", dependencies: { database: "up" } },
    });
    worker.child.kill("SIGTERM");

    const stop = async ({ child, until, ended }: typeof api, ready: string, other: string) => {
      const start = performance.now();
      child.kill("SIGTERM");
      await until(async () => (await readyAt(ready)).status === 503);
      const seenAfter = performance.now() - start;
      expect(await readyAt(ready)).toMatchObject({ body: { ready: false, status: "stopping" } });
      // Whoever has not noticed yet is still answered.
      const { status } = await fetch(other);
      const code = await ended;
      return { seenAfter, status, code, endedAfter: performance.now() - start };
    };
    const stopped = await Promise.all([
      stop(api, `${api.url}/health/ready`, `${api.url}/api/stats/`),
      stop(web, webReady, `${web.url}/assets/none.js`),
    ]);
    expect(stopped).toMatchObject([
      { status: 200, code: [0, null] },
      { status: 404, code: [0, null] },
    ]);
    for (const { seenAfter, endedAfter } of stopped) {
      expect(seenAfter).toBeLessThan(1_000);
      expect(endedAfter).toBeGreaterThanOrEqual(5_000);
    }
    expect(await worker.ended).toEqual([0, null]);
  });
});

test("what the market does is measured: publications, first applications, answers, places filled", async () => {
  const { ctx, app } = h;
  const read = async (series: RegExp) => valueOf(await ctx.metrics.registry.metrics(), series);
  const thisMinute = Math.floor(ctx.now().getTime() / 60_000) * 60_000;
  const minute = (n: number) => new Date(thisMinute + n * 60_000);
  const employer = await anEmployer(ctx.db);
  const mission = await aMission(ctx.db, { employer, positions: 2, publishedAt: new Date(minute(-1).getTime() + 1) });
  await measureMissions(ctx, minute(0));
  expect(await read(/^renfort_missions_published_total /)).toBe(1);

  const people = [await aCandidate(ctx.db), await aCandidate(ctx.db)];
  const applications: number[] = [];
  for (const { id } of people) {
    const body = { job: mission.id, message: "Bonjour, je suis disponible." };
    const token = await tokenFor(ctx, id);
    applications.push((await call<{ id: number }>(app, "POST", "/api/jobs/apply/", { token, body })).body.id);
  }
  expect((await patch(h, await tokenFor(ctx, employer.id), `applications/${applications[0]}/accept`)).status).toBe(200);
  await h.runJobs();
  expect(await read(/^renfort_first_application_seconds_count /)).toBe(1);
  expect(await read(/^renfort_first_application_seconds_sum /)).toBeGreaterThan(0);
  expect(await read(/^renfort_answer_seconds_count /)).toBe(1);

  await ctx.db
    .updateTable("missions")
    .set({ endsAt: new Date(minute(-2).getTime() + 1), startsAt: minute(-20), nextStart: null, status: "completed" })
    .where("id", "=", mission.id)
    .execute();
  await measureMissions(ctx, minute(0));
  expect(await read(/^renfort_places_(offered|filled)_total /)).toBe(3);
});

test("with no worker, the api says how long jobs have been due", async () => {
  const port = String(await freePort());
  await h.ctx.pool.query("select graphile_worker.add_job('snapshot_stats', run_at => now() - interval '5 minutes')");
  const api = await startApi({ METRICS_PORT: port });
  const oldest = async () => valueOf(await scrape(port), /^renfort_oldest_job_seconds /);
  await api.until(async () => (await oldest()) > 0);
  expect(await oldest()).toBeGreaterThanOrEqual(300);
  await h.runJobs();
});

test("the statements of docs/runbooks are ones that this database understands", async () => {
  const folder = join(import.meta.dirname, "../../../docs/runbooks");
  const statements = globSync("*.md", { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/psql -c "([^"]+)"/g)].map(([, statement = ""]) => statement),
  );
  expect(statements.length).toBeGreaterThan(15);
  const client = new pg.Client({
    connectionString: inject("postgresUrl") + new URL(h.ctx.config.databaseUrl).pathname.slice(1),
  });
  await client.connect();
  onTestFinished(() => client.end());
  for (const statement of statements)
    await client.query(`explain ${statement.replaceAll(/<(?:ids|pid|user)>/g, "1")}`).catch((error: unknown) => {
      throw new Error(statement, { cause: error });
    });
});

test("every question of the dashboard and of the alerts is about something that is counted", async () => {
  const deploy = join(import.meta.dirname, "../../../deploy");
  const dashboard = readFileSync(join(deploy, "grafana/renfort.json"), "utf8");
  const rules = readFileSync(join(deploy, "prometheus/alerts.yaml"), "utf8");
  const ports = { api: await freePort(), web: await freePort(), worker: await freePort() };
  const api = await startApi({
    METRICS_PORT: String(ports.api),
    REDIS_URL: inject("redisUrl"),
    // One that follows nobody: never read, and counted as late.
    DATABASE_REPLICA_URL: h.ctx.config.databaseUrl,
  });
  const web = await startWeb(api.url, { METRICS_PORT: String(ports.web) });
  const worker = await startWorker({ METRICS_PORT: String(ports.worker) });
  await write(`${web.url}/contact`);
  const timings = JSON.stringify({ path: "/", ttfb: 80, lcp: 900, inp: 48, cls: 0.02 });
  const headers = { "content-type": "application/json" };
  await fetch(`${web.url}/rapports/mesures`, { method: "POST", headers, body: timings });
  await worker.until(() => worker.events("job").length > 0);
  const targets = Object.entries(ports).map(([job, port]) => [job, `127.0.0.1:${port}`]);
  const prometheus = await startPrometheus(Object.fromEntries(targets));
  onTestFinished(prometheus.stop);

  type Panel = { title: string; targets?: { expr: string }[] };
  const { panels } = JSON.parse(dashboard) as { panels: Panel[] };
  const expressions = panels.flatMap(({ targets: asked = [] }) => asked.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(15);
  for (const expression of expressions)
    expect({ expression, ...(await prometheus.query(expression)) }).toMatchObject({ expression, status: "success" });
  const counted = new Set((dashboard + rules).match(/\brenfort_\w+/g));
  for (const name of counted)
    expect({ name, isCounted: (await prometheus.count(name)) > 0 }).toEqual({ name, isCounted: true });
});
