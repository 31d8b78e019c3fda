import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

test("every file that docs/tour.md names exists", () => {
  const tour = readFileSync(join(ROOT, "docs/tour.md"), "utf8");
  const paths = [...tour.matchAll(/`([^`\s]+\/[^`\s]+\.\w+)`/g)].map(([, path]) => path ?? "");
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
