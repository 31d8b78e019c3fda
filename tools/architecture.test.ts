import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  folderCycles,
  forbiddenImports,
  importCycles,
  modulesWithoutAddress,
  sourceFiles,
  transactionOpeners,
  usedByTestsAlone,
} from "./architecture.ts";
import { ROOT } from "./stack/paths.ts";

/** One name per subject, on every floor where it exists. */
const SUBJECTS = [
  "accounts",
  "profiles",
  "companies",
  "members",
  "missions",
  "search",
  "places",
  "applications",
  "matching",
  "week",
  "hours",
  "papers",
  "messages",
  "notifications",
  "ratings",
  "privacy",
  "office",
  "site",
  "catalogue",
  "team",
  "day",
  "papers",
];
/** Where the folders of subjects are, and what may stand beside them. */
const FLOORS = {
  "packages/domain/src": ["time", "money", "text"],
  "packages/contract/src": ["http"],
  "apps/server/src/features": ["files"],
  "apps/web/app/features": [],
};
const MOST_FILES = 40;
const TRANSACTION = "apps/server/src/platform/database/transaction.ts";

test("a folder imports only the folders it may", () => {
  expect(sourceFiles(ROOT).length).toBeGreaterThan(150);
  expect(forbiddenImports(ROOT)).toEqual([]);
});

test("no files import each other, types included", () => {
  expect(importCycles(ROOT)).toEqual([]);
});

test.each(Object.entries(FLOORS))("each folder of %s is a subject or a named floor", (floor, beside) => {
  const folders = readdirSync(join(ROOT, floor), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(8);
  expect(folders.map(({ name }) => name).filter((name) => ![...SUBJECTS, ...beside].includes(name))).toEqual([]);
});

test("no subjects import each other in a circle", () => {
  expect(folderCycles(ROOT, [...Object.keys(FLOORS), "apps/web/app/parts"])).toEqual([]);
});

test("a module under routes is an address", () => {
  expect(modulesWithoutAddress(ROOT)).toEqual([]);
});

test(`a folder holds ${MOST_FILES} source files at most`, () => {
  const sizes = Map.groupBy(
    sourceFiles(ROOT).filter((file) =>
      /^(?:packages\/(?:domain|contract)\/src|apps\/(?:web\/app|server\/src))\//.test(file),
    ),
    (file) => dirname(file),
  );
  expect([...sizes].filter(([, files]) => files.length > MOST_FILES).map(([folder]) => folder)).toEqual([]);
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
    'import type { A } from "../features/missions/mine/draft-card.tsx";',
  ],
  [
    "a part of the web that knows a feature",
    "apps/web/app/parts/places/x.ts",
    'import { a } from "../../features/missions/mine/mission-commands.ts";',
  ],
  [
    "a shared module of the web that knows a feature",
    "apps/web/app/lib/x.ts",
    'import { a } from "../features/missions/mine/mission-commands.ts";',
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

test("catches folders that import each other", () => {
  const root = project({
    "packages/domain/src/a/one.ts": 'import { b } from "../b/two.ts";',
    "packages/domain/src/b/two.ts": "export const b = 1;",
    "packages/domain/src/b/three.ts": 'import type { C } from "../c/four.ts";',
    "packages/domain/src/c/four.ts": 'import type { A } from "../a/five.ts";',
    "packages/domain/src/a/five.ts": "export type A = 1;",
    "packages/domain/src/d/six.ts": 'import type { A } from "../a/five.ts";',
  });
  expect(importCycles(root)).toEqual([]);
  expect(folderCycles(root, ["packages/domain/src"])).toEqual([
    ["packages/domain/src/a", "packages/domain/src/b", "packages/domain/src/c"],
  ]);
});

test("catches a module of routes that is no address", () => {
  const root = project({
    "apps/web/app/routes.ts": 'export default [route("a", "routes/a.tsx")];',
    "apps/web/app/routes/a.tsx": "export default 1;",
    "apps/web/app/routes/a.test.ts": "export default 1;",
    "apps/web/app/routes/helper.ts": "export default 1;",
  });
  expect(modulesWithoutAddress(root)).toEqual(["apps/web/app/routes/helper.ts"]);
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
