import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

const MOST_LINES = 300;
/** Generated, written once and only added to, or words and names rather than code. */
const EXEMPT = [
  /^db\/src\/schema\.ts$/,
  /^db\/migrations\//,
  /^db\/src\/demo\/material\//,
  /^packages\/domain\/src\/catalogue\/data\//,
];

test("no file holds more than three hundred lines, stylesheets included", () => {
  const files = globSync("{packages,db,apps,e2e,bench,tools,drills,bin,deploy}/**/*.{ts,tsx,js,css,sql,lua}", {
    cwd: ROOT,
    exclude: (path) => /node_modules|\/build|\.react-router/.test(path),
  });
  expect(files.length).toBeGreaterThan(500);
  const long = files
    .filter((file) => !EXEMPT.some((pattern) => pattern.test(file)))
    .map((file) => `${file}: ${readFileSync(join(ROOT, file), "utf8").trimEnd().split("\n").length}`)
    .filter((line) => Number(line.split(": ")[1]) > MOST_LINES);
  expect(long).toEqual([]);
});
