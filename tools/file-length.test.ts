import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

/** `CONTRIBUTING.md` advises fewer than three hundred: a file that is whole at 320 is better than two that are not. */
const MOST_LINES = 400;
/** A test is read case by case. */
const MOST_LINES_OF_TESTS = 600;
const TEST = /\.(test|spec)\.tsx?$/;
/** Generated, written once and only added to, or words and names rather than code. */
const EXEMPT = [
  /^db\/src\/schema\.ts$/,
  /^db\/migrations\//,
  /^db\/src\/demo\/material\//,
  /^packages\/domain\/src\/catalogue\/data\//,
];

test("no file is longer than one idea takes, stylesheets included", () => {
  const files = globSync("{packages,db,apps,e2e,bench,tools,drills,bin,deploy}/**/*.{ts,tsx,js,css,sql,lua}", {
    cwd: ROOT,
    exclude: (path) => /node_modules|\/build|\.react-router/.test(path),
  });
  expect(files.length).toBeGreaterThan(500);
  const long = files
    .filter((file) => !EXEMPT.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), "utf8").trimEnd().split("\n").length }))
    .filter(({ file, lines }) => lines > (TEST.test(file) ? MOST_LINES_OF_TESTS : MOST_LINES));
  expect(long).toEqual([]);
});
