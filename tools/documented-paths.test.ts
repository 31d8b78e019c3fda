import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

const FOLDERS = /^(\.ci|\.github|apps|bench|bin|db|deploy|docs|drills|e2e|packages|tools)\//;
const SOURCE = /\.(ts|tsx|sql|css|js|mjs|sh)$/;
/** Written by an installation or a run. */
const WRITTEN = /^deploy\/(\.env|secrets\/.*|filled\/.*)$|^\.run\//;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((path) => existsSync(join(ROOT, path)));
/** A page may leave out where a folder stands: `platform/http/errors.ts`. */
const tails = new Set(
  files.flatMap((path) => {
    const parts = path.split("/");
    return parts.flatMap((_, start) =>
      parts.slice(start).map((__, more) => parts.slice(start, start + more + 1).join("/")),
    );
  }),
);

const pages = files.filter((path) => path.endsWith(".md"));
const read = (page: string) => readFileSync(join(ROOT, page), "utf8");

/** Words that look like a file or a folder of the repository. */
function pathsOf(text: string): string[] {
  const words = text.match(/(?<![\w/:@-])[\w.*[\]$-]+(?:\/[\w.*[\]$-]+)*\/?/g) ?? [];
  const paths = words
    .map((word) => word.replace(/^\.\//, "").replace(/\.$/, ""))
    .filter((word) => FOLDERS.test(word) || SOURCE.test(word));
  return paths.filter((path) => !WRITTEN.test(path));
}

function exists(path: string): boolean {
  const whole = path.replace(/\/$/, "");
  if (!whole.includes("*")) return tails.has(whole);
  const pattern = new RegExp(`^${whole.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`);
  return [...tails].some((tail) => pattern.test(tail));
}

test("every file and folder that a page names exists", () => {
  const named = pages.flatMap((page) => pathsOf(read(page)).map((path) => ({ page, path })));
  expect(named.length).toBeGreaterThan(900);
  const missing = named.filter(({ path }) => !exists(path)).map(({ page, path }) => `${page}: ${path}`);
  expect([...new Set(missing)]).toEqual([]);
});

test("every link from a page to a file leads somewhere", () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => join(dirname(page), link)),
  );
  expect(links.filter((link) => !existsSync(join(ROOT, link)))).toEqual([]);
});

test("every command of pnpm that a page gives exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: object };
  const own = new Set(["install", "exec", "audit", "add", "licenses"]);
  const commands = pages.flatMap((page) =>
    [...read(page).matchAll(/`pnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = ""]) => ({ page, name })),
  );
  expect(commands.filter(({ name }) => !(name in scripts) && !own.has(name))).toEqual([]);
});
