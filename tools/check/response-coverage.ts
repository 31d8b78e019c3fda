/** After the server's tests: fails when a documented status of a route was never seen, or a seen one is not documented. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "@app/contract/http/route";
import { refusalStatuses } from "@app/contract/openapi";
import { routes } from "@app/contract/routes";
import { ROOT } from "../stack/paths.ts";
import type { Measured } from "./round-trips.ts";

/** Each test file writes a record here. */
export const RESPONSES = join(ROOT, ".run/responses");

export type Recorded = { file: string; responses: string[]; trips: Record<string, Measured> };

/** Tests that treat all routes alike do not count as a test of each; random requests count for nothing. */
const GENERIC = /\/test\/(authorization|contract|idempotency)\.test\.ts$/;
const RANDOM = /\/test\/properties\.test\.ts$/;

/** Who may call, how much and with what kind of content is the same everywhere, and tested once for all. */
const COMMON = new Set([401, 403, 408, 413, 414, 415, 429, 503]);

function missingStatuses(route: Route, seen: (status: number) => "story" | "sweep" | undefined): string[] {
  const own = new Set([route.status, ...(route.refusals ?? []).filter((status) => status !== 503)]);
  if (route.body && !route.body.safeParse({}).success) own.add(400);
  const documented = refusalStatuses(route).filter((status) => !COMMON.has(status));
  const missing = [...new Set([...own, ...documented])].filter((status) =>
    own.has(status) ? seen(status) !== "story" : seen(status) === undefined,
  );
  return missing.map((status) => `${route.method} ${route.url} ${status}`);
}

/** Statuses a route answered without documenting them, except a 500 that a test provokes. */
function undocumented(seen: ReadonlyMap<string, unknown>): string[] {
  const documented = new Set(
    routes.flatMap((route) =>
      [route.status, ...refusalStatuses(route), 500].map((status) => `${route.method} ${route.url} ${status}`),
    ),
  );
  return [...seen.keys()].filter((response) => / \/api\/(?!docs)/.test(response) && !documented.has(response));
}

function readResponses(): Map<string, "story" | "sweep"> {
  const seen = new Map<string, "story" | "sweep">();
  for (const name of existsSync(RESPONSES) ? readdirSync(RESPONSES) : []) {
    const { file, responses } = JSON.parse(readFileSync(join(RESPONSES, name), "utf8")) as Recorded;
    if (RANDOM.test(file)) continue;
    for (const response of responses)
      if (!GENERIC.test(file)) seen.set(response, "story");
      else if (!seen.has(response)) seen.set(response, "sweep");
  }
  return seen;
}

if (import.meta.main) {
  const seen = readResponses();
  const missing = routes.flatMap((route) =>
    missingStatuses(route, (status) => seen.get(`${route.method} ${route.url} ${status}`)),
  );
  const problems = [
    ...missing.map((response) => `no test has seen ${response}`),
    ...undocumented(seen).map((response) => `not documented: ${response}`),
  ];
  for (const line of problems) process.stderr.write(`${line}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
