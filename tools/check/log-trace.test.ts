import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkTraces } from "./log-trace.ts";

const access = (id: string, uri: string, status = 200, method = "GET") => ({
  logger: "http.log.access",
  id,
  status,
  request: { method, uri },
});
const request = (id: string, path: string, method = "GET") => ({ event: "request", id, method, path, status: 200 });

function logs(files: Record<string, object[]>): string {
  const folder = mkdtempSync(join(tmpdir(), "renfort-traces-"));
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(folder, name), lines.map((line) => JSON.stringify(line)).join("\n"));
  return folder;
}

test("requests that Caddy, the web, the api and the worker name alike pass; files and closed pages are not looked for", () => {
  const folder = logs({
    "caddy.log": [
      access("a", "/emplois"),
      access("b", "/api/contact/", 201, "POST"),
      access("c", "/assets/root.js"),
      access("d", "/compte", 499),
      { logger: "http.log", msg: "server running" },
    ],
    "web.log": [request("a", "/emplois")],
    "api.log": [request("a", "/api/jobs/"), request("b", "/api/contact/", "POST")],
    "worker.log": [
      { event: "job", job: "contact.forward", id: "b" },
      { event: "job", job: "sweep_missions" },
    ],
  });
  expect(checkTraces(folder)).toEqual({ web: 1, api: 1, jobs: 1, problems: [] });
});

test("a line that is missing somewhere is named", () => {
  const folder = logs({
    "caddy.log": [access("", "/emplois"), access("a", "/emplois"), access("b", "/api/contact/", 201, "POST")],
    "web.log": [],
    "api.log": [request("c", "/api/contact/", "POST")],
    "worker.log": [{ event: "job", job: "contact.forward", id: "x" }],
  });
  expect(checkTraces(folder).problems).toEqual([
    "no id in Caddy: GET /emplois 200 ",
    "no line of the web: GET /emplois 200 ",
    "no line of the web: GET /emplois 200 a",
    "no line of the api: POST /api/contact/ 201 b",
    "no request led to the job contact.forward",
    "no job of POST /api/contact/",
  ]);
});
