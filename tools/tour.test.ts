import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importGraph } from "./architecture.ts";
import { ROOT } from "./stack/paths.ts";

const MOST_FILES = 15;

test("applying goes through few files, each imported by or importing one of the others", () => {
  const tour = readFileSync(join(ROOT, "docs/tour.md"), "utf8");
  const [, journey = ""] = tour.split("## Someone applies\n");
  const [steps = ""] = journey.split("\nThen ");
  const files = [...steps.matchAll(/^\d+\..*$/gm)].flatMap(([step]) =>
    [...step.matchAll(/`([^`\s]+\/[^`\s]+\.tsx?)`/g)].map(([, path = ""]) => path),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  const imports = importGraph(ROOT);
  const areLinked = (a: string, b: string) =>
    [imports.get(a), imports.get(b)].some((all) => all?.includes(b) || all?.includes(a));
  const reached = new Set(files.slice(0, 1));
  for (const file of reached) for (const other of files) if (areLinked(file, other)) reached.add(other);
  expect(files.filter((file) => !reached.has(file))).toEqual([]);
});

test("every file that docs/tour.md names exists", () => {
  const tour = readFileSync(join(ROOT, "docs/tour.md"), "utf8");
  const paths = [...tour.matchAll(/`([^`\s]+\/[^`\s]+\.\w+)`/g)].map(([, path]) => path ?? "");
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
