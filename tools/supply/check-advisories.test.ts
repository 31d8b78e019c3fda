import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "../stack/paths.ts";
import { checkAdvisories, type Exception, NOT_CHECKED } from "./check-advisories.ts";

const TODAY = "2026-11-16";
const report = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(
      severities.map((severity, id) => [
        id,
        { id, github_advisory_id: `GHSA-${id}`, module_name: "pg", severity, title: "Something bad" },
      ]),
    ),
    metadata: {},
  });

test.each(["high", "critical"])("a known %s advisory stops the build", (severity) => {
  const { ok, lines } = checkAdvisories(report(severity), [], TODAY);
  expect(ok).toBe(false);
  expect(lines[0]).toBe(`pg: ${severity}, Something bad (GHSA-0)`);
});

test.each([[[]], [["low", "moderate"]]])("what is less than high does not: %s", (severities) => {
  expect(checkAdvisories(report(...severities), [], TODAY)).toEqual({
    ok: true,
    lines: ["0 high or critical advisories, 0 of them blocking"],
  });
});

test.each(["", "<html>", "null", "[]", '{"error":"refused"}'])(
  "an answer that is no report counts as no answer, and is reported: %s",
  (output) => {
    expect(checkAdvisories(output, [], TODAY)).toEqual({ ok: true, lines: [NOT_CHECKED] });
  },
);

test("an exception holds for its advisory, with a reason, until its day", () => {
  const exception: Exception = {
    advisory: "GHSA-0",
    reason: "the parser is never given strangers' text",
    until: TODAY,
  };
  expect(checkAdvisories(report("high"), [exception], TODAY).ok).toBe(true);
  expect(checkAdvisories(report("high"), [exception], "2026-11-17").ok).toBe(false);
  expect(checkAdvisories(report("high"), [{ ...exception, reason: " " }], TODAY).ok).toBe(false);
  expect(checkAdvisories(report("high", "high"), [exception], TODAY).ok).toBe(false);
});

test("the command asks a real registry: it fails on a high advisory and passes, saying so, when refused", async () => {
  const advisory = { id: 1, url: "https://a.example/GHSA", title: "Bad", severity: "high", vulnerable_versions: "<99" };
  let isRefusing = false;
  const registry = createServer((_, response) => {
    response.statusCode = isRefusing ? 405 : 200;
    response.end(isRefusing ? "" : JSON.stringify({ pg: [{ ...advisory, cwe: [], cvss: { score: 8 } }] }));
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = registry.address() as AddressInfo;
  const audit = () =>
    promisify(execFile)("node", ["tools/check/audit.ts", `--registry=http://127.0.0.1:${port}/`], { cwd: ROOT });
  try {
    await expect(audit()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining("pg: high, Bad") as string,
    });
    isRefusing = true;
    expect((await audit()).stdout).toBe(`${NOT_CHECKED}\n`);
  } finally {
    await new Promise((resolve) => registry.close(resolve));
  }
}, 60_000);
