import type { ErrorReport } from "@app/contract/office/errors";
import { expect, test } from "vitest";
import { createErrorReport } from "./error-report.ts";

function failing(message: string, stack = "at x (https://exemple.fr/assets/home-1.js:1:2)"): Error {
  return Object.assign(new TypeError(message), { stack });
}

function aPage(draw: number) {
  const sent: ErrorReport[] = [];
  return { sent, report: createErrorReport(draw, (one) => sent.push(one)) };
}

test("the same error of a page is sent once, and five at most", () => {
  const { sent, report } = aPage(0);
  for (const message of ["a", "a", "b", "c", "d", "e", "f"]) report(failing(message), "/emplois");
  expect(sent.map(({ message }) => message)).toEqual(["a", "b", "c", "d", "e"]);
  expect(sent[0]).toMatchObject({ name: "TypeError", place: "/emplois" });
});

test("three pages in four send nothing", () => {
  const { sent, report } = aPage(0.3);
  report(failing("a"), "/");
  expect(sent).toEqual([]);
});

test("scripts of others and aborted loads are not reported", () => {
  const { sent, report } = aPage(0);
  report(failing("a", "at x (chrome-extension://abc/content.js:1:2)"), "/");
  report(Object.assign(failing("a"), { name: "AbortError" }), "/");
  report("a string", "/");
  expect(sent).toEqual([]);
});

test("a report stays below two kilobytes", () => {
  const { sent, report } = aPage(0);
  report(failing("m".repeat(5000), `/assets/${"s".repeat(5000)}`), `/${"p".repeat(5000)}`);
  expect(JSON.stringify(sent[0]).length).toBeLessThan(2048);
});
