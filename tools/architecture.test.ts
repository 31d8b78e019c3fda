import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { forbiddenImports, importCycles, sourceFiles, transactionOpeners, usedByTestsAlone } from "./architecture.ts";
import { ROOT } from "./stack/paths.ts";

const TRANSACTION = "apps/server/src/platform/transaction.ts";

test("a folder imports only the folders it may", () => {
  expect(sourceFiles(ROOT).length).toBeGreaterThan(150);
  expect(forbiddenImports(ROOT)).toEqual([]);
});

test("no files import each other, types included", () => {
  expect(importCycles(ROOT)).toEqual([]);
});

test("what is tested is used", () => {
  expect(usedByTestsAlone(ROOT)).toEqual([]);
});

test("refusals of the API are caught in one file of the web", () => {
  const catching = sourceFiles(ROOT).filter(
    (file) =>
      file.startsWith("apps/web/app/") && readFileSync(join(ROOT, file), "utf8").includes("instanceof RefusedCall"),
  );
  expect(catching).toEqual(["apps/web/app/lib/api/failure.server.ts"]);
});

test("the top of the web's app holds its entries alone", () => {
  const files = readdirSync(join(ROOT, "apps/web/app"), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeLessThanOrEqual(8);
});

test("the server opens transactions in one file", () => {
  expect(transactionOpeners(ROOT)).toEqual([TRANSACTION]);
});

test.each([
  [
    "a feature that reaches into its sister",
    "apps/server/src/features/missions/x.ts",
    'import { a } from "../applications/apply.ts";',
  ],
  [
    "platform that knows a feature",
    "apps/server/src/platform/x.ts",
    'import { a } from "../features/missions/publish.ts";',
  ],
  ["the web that opens the database", "apps/web/app/routes/x.tsx", 'import { connect } from "@app/db/database";'],
  [
    "weights on their way to a browser",
    "apps/web/app/features/missions/x.ts",
    'import { checkAdvert } from "@app/text-check/check-advert";',
  ],
  ["a loose import()", "packages/domain/src/x.ts", 'const a = await import("@app/contract/routes");'],
  [
    "a button that knows a mission",
    "apps/web/app/ui/x.tsx",
    'import type { A } from "../features/missions/mission-card.tsx";',
  ],
  [
    "a shared module of the web that knows a feature",
    "apps/web/app/lib/x.ts",
    'import { a } from "../features/missions/mission-links.ts";',
  ],
  ["a multi-line import", "packages/contract/src/x.ts", 'import {\n  a,\n  b,\n} from "@app/db/database";'],
])("catches %s", (_what, file, code) => {
  const root = project({ [file]: code });
  expect(forbiddenImports(root)).toHaveLength(1);
});

test("catches what a test alone uses", () => {
  const root = project({
    "packages/domain/src/a.ts":
      "export const used = 1;\nexport const unused = 2;\nexport const inside = () => deep;\nexport const deep = 3;",
    "packages/domain/src/a.test.ts": 'import { deep, unused, used } from "./a.ts";',
    "apps/server/src/b.ts": 'import { inside, used } from "@app/domain/a";',
  });
  expect(usedByTestsAlone(root)).toEqual(["packages/domain/src/a.ts unused"]);
});

test("catches files that import each other", () => {
  const root = project({
    "apps/server/src/a.ts": 'import { b } from "./b.ts";',
    "apps/server/src/b.ts": 'import type { C } from "@app/domain/c";',
    "packages/domain/src/c.ts": 'import type { A } from "../../../apps/server/src/a.ts";',
    "packages/domain/src/d.ts": 'import type { C } from "./c.ts";',
    "packages/domain/src/e.tsx": 'import { type E } from "./e.tsx";',
  });
  expect(importCycles(root).toSorted(([a = ""], [b = ""]) => a.localeCompare(b))).toEqual([
    ["apps/server/src/a.ts", "apps/server/src/b.ts", "packages/domain/src/c.ts"],
    ["packages/domain/src/e.tsx"],
  ]);
});

test.each([
  "db.transaction().execute(work)",
  "db\n  .transaction()\n  .execute(work)",
  "await db.startTransaction().execute()",
  'await client.query("begin")',
  "await client.query(`BEGIN isolation level serializable`)",
])("catches a transaction opened by %s", (code) => {
  expect(transactionOpeners(project({ "apps/server/src/x.ts": code }))).toHaveLength(1);
});

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "renfort-architecture-"));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  return root;
}
