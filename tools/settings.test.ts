/** What is written about settings outside the code that reads them: .env.example, and the containers of production. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SECRET_VARIABLES } from "@app/settings/secret-files";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

test("every variable that is read is in .env.example, once", () => {
  const documented = names(read(".env.example"), /^([A-Z][A-Z0-9_]*)=/gm);
  const schemas = read("apps/server/src/platform/config.ts") + read("apps/web/app/lib/environment.server.ts");
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
  const compose = read("deploy/compose.prod.yaml");
  const services = compose
    .slice(compose.indexOf("\nservices:"), compose.indexOf("\nnetworks:"))
    .split(/^ {2}(?=\w+:$)/m);
  for (const service of services.slice(1)) {
    const shared = service.includes("<<: *app");
    expect({ service, safe: shared || /cap_drop: \[ALL\]/.test(service) }).toMatchObject({ safe: true });
    expect({ service, safe: shared || service.includes("no-new-privileges:true") }).toMatchObject({ safe: true });
    expect(service).not.toMatch(/image: \S+:(latest|\d+)$/m);
  }
});
