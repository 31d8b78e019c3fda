import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const SHARED = ["packages/domain", "packages/contract"];
const HTTP = "packages/http";
const SETTINGS = "packages/settings";
/** Its weights never reach a browser: only the server imports it. */
const TEXT_CHECK = "packages/text-check";
const SERVER = [
  "apps/server/src/platform",
  "apps/server/src/views",
  "apps/server/src/commands",
  "apps/server/src/jobs.ts",
  "apps/server/src/mails.ts",
];
const WEB = ["apps/web/app/ui", "apps/web/app/lib", "apps/web/app/parts", "apps/web/app/styles"];

/** Folder -> the folders it may import. `*` is one feature, which may import itself but no other feature. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  "packages/domain": [],
  "packages/contract": ["packages/domain"],
  [HTTP]: ["packages/contract"],
  [SETTINGS]: [],
  [TEXT_CHECK]: ["packages/domain"],
  db: ["packages/domain", SETTINGS],
  "apps/server/src/platform": [...SHARED, HTTP, SETTINGS, "db"],
  "apps/server/src/jobs.ts": ["db", "apps/server/src/platform"],
  "apps/server/src/mails.ts": ["db", "apps/server/src/platform", "apps/server/src/jobs.ts"],
  "apps/server/src/views": [...SHARED, TEXT_CHECK, "db", "apps/server/src/jobs.ts"],
  "apps/server/src/commands": [
    ...SHARED,
    TEXT_CHECK,
    "db",
    "apps/server/src/platform",
    "apps/server/src/views",
    "apps/server/src/jobs.ts",
  ],
  "apps/server/src/features/*": [...SHARED, TEXT_CHECK, "db", ...SERVER],
  "apps/server/src/main": [...SHARED, TEXT_CHECK, HTTP, SETTINGS, "db", ...SERVER, "apps/server/src/features/*"],
  "apps/web/app/ui": [],
  "apps/web/app/lib": [...SHARED, HTTP, SETTINGS, "apps/web/app/ui"],
  // What several features show.
  "apps/web/app/parts": [...SHARED, ...WEB],
  "apps/web/app/styles": [],
  "apps/web/app/features/*": [...SHARED, ...WEB],
  "apps/web/app/layouts": [...SHARED, ...WEB, "apps/web/app/features/*"],
  "apps/web/app/gallery": [...SHARED, ...WEB, "apps/web/app/features/*", "apps/web/app/layouts"],
  "apps/web/app": [...SHARED, ...WEB, "apps/web/app/features/*", "apps/web/app/layouts", "apps/web/app/gallery"],
  "apps/web/server": ["packages/contract", HTTP],
  e2e: ["db"],
  bench: [...SHARED, "db", "tools", "apps/web/server"],
  tools: ["packages/contract", SETTINGS, "db"],
  drills: ["packages/contract", SETTINGS, "db", "tools"],
};

const PACKAGES = {
  "@app/domain/": "packages/domain/src/",
  "@app/contract/": "packages/contract/src/",
  "@app/http/": "packages/http/src/",
  "@app/settings/": "packages/settings/src/",
  "@app/text-check/": "packages/text-check/src/",
  "@app/db/": "db/src/",
};
const FOLDERS = Object.keys(MAY_IMPORT)
  .toSorted((a, b) => b.length - a.length)
  .map((folder) => ({ folder, pattern: new RegExp(`^${folder.replace("*", "[^/]+")}(?=/|$)`) }));

function place(path: string) {
  const found = FOLDERS.find(({ pattern }) => pattern.test(path));
  return found && { folder: found.folder, instance: found.pattern.exec(path)?.[0] };
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;"']*?from\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)|(?:^|\n)\s*import\s+["']([^"']+)["']/g;

function targets(root: string, file: string): string[] {
  return [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)].flatMap((match) => {
    return ownPath(file, match[1] ?? match[2] ?? match[3] ?? "") ?? [];
  });
}

/** Of an import from this repository. */
function ownPath(file: string, spec: string): string | undefined {
  if (spec.startsWith(".")) return normalize(join(dirname(file), spec));
  const own = Object.entries(PACKAGES).find(([prefix]) => spec.startsWith(prefix));
  return own && own[1] + spec.slice(own[0].length);
}

/** Every file of the repository, without tests and generated types. */
export function sourceFiles(root: string): string[] {
  return globSync("{packages,db,apps,e2e,bench,tools,drills}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|\.test\.|\/build\/|\.react-router|apps\/server\/test/.test(path),
  });
}

/** Imports between folders that the table does not allow. */
export function forbiddenImports(root: string): string[] {
  return sourceFiles(root).flatMap((file) =>
    targets(root, file).flatMap((target) => {
      const from = place(file);
      const to = place(target);
      const allowed = !from || !to || from.instance === to.instance || MAY_IMPORT[from.folder]?.includes(to.folder);
      return allowed ? [] : [`${file} -> ${target}`];
    }),
  );
}

const NAMED_IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s+["']([^"']+)["']/g;
/** Helpers of tests, and what is started or found by its address rather than imported. */
const NEEDS_NO_IMPORTER =
  /-fixture\.ts$|\/builders\/|\/main\/|-cli\.ts$|^apps\/web\/app\/(?:routes|gallery)|^(?:e2e|bench|tools|drills)\//;

/** What tests import and nothing else uses, as `file name`: such a test shows what nobody runs. */
export function usedByTestsAlone(root: string): string[] {
  const texts = new Map(sourceFiles(root).map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const resolve = (path: string) => [path, `${path}.ts`, `${path}.tsx`].find((name) => texts.has(name));
  const namedBy = (importer: string, text: string) =>
    Array.from(text.matchAll(NAMED_IMPORT)).flatMap(([, names = "", spec = ""]) => {
      const file = resolve(ownPath(importer, spec) ?? "");
      const words = names.split(",").map(
        (name) =>
          name
            .replace(/^\s*type\s/, "")
            .trim()
            .split(/\s/)[0],
      );
      return file === undefined ? [] : words.filter(Boolean).map((name) => `${file} ${name}`);
    });
  const used = new Set([...texts].flatMap(([file, text]) => namedBy(file, text)));
  const loaders = [...texts.values()].filter((text) => text.includes("import("));
  const isUsed = (found: string) => {
    const [file = "", name = ""] = found.split(" ");
    const word = new RegExp(`\\b${name}\\b`);
    const isUsedInside = (texts.get(file) ?? "").split(word).length > 2;
    return used.has(found) || isUsedInside || NEEDS_NO_IMPORTER.test(file) || loaders.some((text) => word.test(text));
  };
  const tests = globSync("{packages,db,apps}/**/*.test.ts", {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  });
  const tested = tests.flatMap((test) => namedBy(test, readFileSync(join(root, test), "utf8")));
  return [...new Set(tested)].filter((found) => !isUsed(found)).toSorted();
}

/** File -> the files it imports. */
export function importGraph(root: string): Map<string, string[]> {
  const files = new Set(sourceFiles(root));
  const resolve = (path: string) => [path, `${path}.ts`, `${path}.tsx`].find((name) => files.has(name));
  return new Map([...files].map((file) => [file, targets(root, file).flatMap((target) => resolve(target) ?? [])]));
}

/** Groups of files that import each other, types included. */
export function importCycles(root: string): string[][] {
  const imports = importGraph(root);
  return stronglyConnected(imports).filter(
    (group) => group.length > 1 || imports.get(group[0] ?? "")?.includes(group[0] ?? ""),
  );
}

/** Groups of folders directly inside one of `parents` that import each other, types included. */
export function folderCycles(root: string, parents: readonly string[]): string[][] {
  const folderOf = (file: string) => {
    const parent = parents.find((one) => file.startsWith(`${one}/`));
    const [folder, ...rest] = parent === undefined ? [] : file.slice(parent.length + 1).split("/");
    return parent === undefined || rest.length === 0 ? undefined : `${parent}/${folder}`;
  };
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of importGraph(root)) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const to = imported.flatMap((target) => folderOf(target) ?? []).filter((folder) => folder !== from);
    folders.set(from, new Set([...(folders.get(from) ?? []), ...to]));
  }
  const graph = new Map([...folders].map(([folder, imported]) => [folder, [...imported]]));
  return stronglyConnected(graph).filter((group) => group.length > 1);
}

/** Modules under the web's `routes/` that are no address of its `routes.ts`. */
export function modulesWithoutAddress(root: string): string[] {
  const app = "apps/web/app";
  const routes = readFileSync(join(root, app, "routes.ts"), "utf8");
  return sourceFiles(root)
    .filter((file) => file.startsWith(`${app}/routes/`))
    .filter((file) => !routes.includes(`"${file.slice(app.length + 1)}"`));
}

/** Tarjan's algorithm. */
function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  function visit(node: string): number {
    const own = index.size;
    index.set(node, own);
    let lowest = own;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? index.get(next) ?? own);
    }
    low.set(node, lowest);
    if (lowest === own) groups.push(stack.splice(stack.indexOf(node)).toSorted());
    return lowest;
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return groups;
}

const OPENS_TRANSACTION = /\.(?:startTransaction|transaction)\(\)|["'`]begin\b/i;

/** Files of the server that open a transaction of their own. */
export function transactionOpeners(root: string): string[] {
  return sourceFiles(root).filter(
    (file) => file.startsWith("apps/server/") && OPENS_TRANSACTION.test(readFileSync(join(root, file), "utf8")),
  );
}
