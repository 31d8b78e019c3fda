/** After the server's tests: every route has been seen to work and to refuse, as its documentation says. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { refusalStatuses } from "@app/contract/openapi";
import type { Route } from "@app/contract/route";
import { routes } from "@app/contract/routes";
import { ROOT } from "../stack/paths.ts";

/** Where each file of tests leaves what it saw. */
export const ANSWERS = join(ROOT, ".run/answers");

export type Recorded = { file: string; answers: string[] };

/** Those that treat all routes alike: they do not stand for a story of each. Random requests stand for nothing. */
const SWEEPING = /\/test\/(authorization|contract|idempotency)\.test\.ts$/;
const RANDOM = /\/test\/properties\.test\.ts$/;

/** Who may call, how much and with what kind of content is the same everywhere, and tested once for all. */
const COMMON = new Set([401, 403, 408, 413, 414, 415, 429, 503]);

function owed(route: Route, seen: (status: number) => "story" | "sweep" | undefined): string[] {
  const own = new Set([route.status, ...(route.refusals ?? []).filter((status) => status !== 503)]);
  if (route.body && !route.body.safeParse({}).success) own.add(400);
  const documented = refusalStatuses(route).filter((status) => !COMMON.has(status));
  const missing = [...new Set([...own, ...documented])].filter((status) =>
    own.has(status) ? seen(status) !== "story" : seen(status) === undefined,
  );
  return missing.map((status) => `${route.method} ${route.url} ${status}`);
}

/** What a route answered without saying so; a failure that a test provokes is nobody's documentation. */
function undocumented(seen: ReadonlyMap<string, unknown>): string[] {
  const documented = new Set(
    routes.flatMap((route) =>
      [route.status, ...refusalStatuses(route), 500].map((status) => `${route.method} ${route.url} ${status}`),
    ),
  );
  return [...seen.keys()].filter((answer) => / \/api\/(?!docs)/.test(answer) && !documented.has(answer));
}

function readAnswers(): Map<string, "story" | "sweep"> {
  const seen = new Map<string, "story" | "sweep">();
  for (const name of existsSync(ANSWERS) ? readdirSync(ANSWERS) : []) {
    const { file, answers } = JSON.parse(readFileSync(join(ANSWERS, name), "utf8")) as Recorded;
    if (RANDOM.test(file)) continue;
    for (const answer of answers)
      if (!SWEEPING.test(file)) seen.set(answer, "story");
      else if (!seen.has(answer)) seen.set(answer, "sweep");
  }
  return seen;
}

if (import.meta.main) {
  const seen = readAnswers();
  const missing = routes.flatMap((route) =>
    owed(route, (status) => seen.get(`${route.method} ${route.url} ${status}`)),
  );
  const complaints = [
    ...missing.map((answer) => `no test has seen ${answer}`),
    ...undocumented(seen).map((answer) => `not documented: ${answer}`),
  ];
  for (const line of complaints) process.stderr.write(`${line}\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
