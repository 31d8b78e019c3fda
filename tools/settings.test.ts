/** What is written about settings outside the code that reads them: .env.example, and the containers of production. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { API_LIMITS, WORKER_LIMITS } from "@app/db/time-limits";
import { SECRET_VARIABLES } from "@app/settings/secret-files";
import { expect, test } from "vitest";
import {
  DATABASE_POOL,
  SESSION_CONNECTIONS,
  WATCH_CONNECTIONS,
} from "../apps/server/src/platform/database/connection-budget.ts";
import { ROOT } from "./stack/paths.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

test("every variable that is read is in .env.example, once", () => {
  const documented = names(read(".env.example"), /^([A-Z][A-Z0-9_]*)=/gm);
  const schemas = read("apps/server/src/platform/config/config.ts") + read("apps/web/app/lib/environment.server.ts");
  const variables = new Set([...names(schemas, /^ {2}([A-Z][A-Z0-9_]+):/gm), ...SECRET_VARIABLES]);
  expect(documented.toSorted()).toEqual([...new Set(documented)].toSorted());
  expect([...variables].filter((name) => !documented.includes(name))).toEqual([]);
});

test("production containers get each secret by a file that is declared, and share no environment", () => {
  const compose = read("deploy/compose.prod.yaml");
  const [services = "", declared = ""] = compose.split(/^secrets:$/m);
  const files = new Set(names(declared, /^ {2}(\w+):$/gm));
  expect(compose).not.toMatch(/^\s*env_file:/m);
  const given = names(services, /^\s+([A-Z0-9_]+)_FILE: \/run\/secrets\//gm).filter(
    (name) => name !== "POSTGRES_PASSWORD",
  );
  expect(given.filter((name) => !SECRET_VARIABLES.some((secret) => secret === name))).toEqual([]);
  expect(names(services, /\/run\/secrets\/(\w+)/g).filter((name) => !files.has(name))).toEqual([]);
  // A secret written where everybody reads the file.
  for (const name of SECRET_VARIABLES.filter((secret) => !secret.endsWith("_URL")))
    expect(services).not.toMatch(new RegExp(`^\\s+${name}:`, "m"));
  expect(services).not.toMatch(/:\/\/[^@\s/]*:[^@\s/]+@/);
  const drawn = read("deploy/draw-secrets.sh");
  expect([...files].filter((name) => !new RegExp(`\\b${name}\\b`).test(drawn))).toEqual([]);
});

test("production containers run without privileges, from images of one version", () => {
  const servicesOf = (compose: string) =>
    compose
      .slice(compose.indexOf("\nservices:"), compose.indexOf("\nnetworks:"))
      .split(/^ {2}(?=[\w-]+:$)/m)
      .slice(1);
  const compose = read("deploy/compose.prod.yaml");
  const watch = read("deploy/compose.watch.yaml");
  for (const service of [...servicesOf(compose), ...servicesOf(watch)]) {
    const shared = /<<: \*(app|api|web|watcher)$/m.test(service);
    expect({ service, safe: shared || /cap_drop: \[ALL\]/.test(service) }).toMatchObject({ safe: true });
    expect({ service, safe: shared || service.includes("no-new-privileges:true") }).toMatchObject({ safe: true });
    expect(service).not.toMatch(/image: \S+:(latest|\d+)$/m);
    expect({ service, limited: shared || service.includes("mem_limit:") }).toMatchObject({ limited: true });
    expect({ service, rotated: shared || service.includes("<<: *logs") }).toMatchObject({ rotated: true });
    // What runs once and ends needs no check of its health.
    const lasts = !service.includes('restart: "no"');
    expect({ service, checked: !lasts || /<<: \*(api|web)$|healthcheck:/m.test(service) }).toMatchObject({
      checked: true,
    });
  }
  expect(compose.match(/^x-app:[^]*?(?=^x-)/m)?.[0]).toMatch(/mem_limit:[^]*read_only: true[^]*cap_drop: \[ALL\]/);
  expect(watch.match(/^x-watcher:[^]*?(?=^services:)/m)?.[0]).toMatch(/read_only: true[^]*cap_drop: \[ALL\]/);
  expect(watch.match(/^ {4}mem_limit:/gm)).toHaveLength(servicesOf(watch).length);
});

test("four apis and two workers stay within the connections of PostgreSQL, and docs/operations.md says so", () => {
  const worker = DATABASE_POOL + SESSION_CONNECTIONS;
  // Without a replica, and with one.
  for (const api of [DATABASE_POOL, DATABASE_POOL + WATCH_CONNECTIONS]) {
    const all = 4 * api + 2 * worker;
    expect(all).toBeLessThanOrEqual(80);
    expect(read("docs/operations.md")).toContain(`4 × ${api} + 2 × ${worker} = ${all}`);
  }
});

test("PgBouncer gives its connections the limits that a direct one has", () => {
  const settings = read("deploy/pgbouncer.ini");
  for (const [name, limits] of Object.entries({ renfort: API_LIMITS, renfort_worker: WORKER_LIMITS })) {
    const [, query] = new RegExp(`^${name} = .*connect_query='(.*)'$`, "m").exec(settings) ?? [];
    expect(query).toBe(
      `set statement_timeout = ${limits.statement}; set lock_timeout = ${limits.lock}; set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
    );
  }
});

test("what production asks for is in the file that is copied to deploy/.env", () => {
  const files = read("deploy/compose.prod.yaml") + read("deploy/compose.watch.yaml");
  const asked = names(files, /\$\{([A-Z0-9_]+):\?/g).filter((name) => name !== "VERSION");
  const given = names(read("deploy/env.example"), /^([A-Z0-9_]+)=/gm);
  expect(asked.filter((name) => !given.includes(name))).toEqual([]);
});
