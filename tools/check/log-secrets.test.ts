import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSecrets } from "./log-secrets.ts";

function logs(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "renfort-logs-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const SECRETS = [
  { what: "e-mail", value: "karim.benali@exemple.fr" },
  { what: "message", value: "Bonjour,\nj’arrive à 18 h, « par derrière » \\o/" },
  { what: "phone", value: "06 12 34 56 78" },
  { what: "short", value: "abc" },
];

test("a value that somebody typed is found in any log, as it is, in JSON or in an address", () => {
  const folder = logs({
    "web.log": '{"event":"request"}\n{"path":"/x?email=karim.benali%40exemple.fr"}\n',
    "postgres.log": "ERROR:  x\nDETAIL:  parameters: $1 = '06 12 34 56 78'\n",
    "caddy.log": `${JSON.stringify({ msg: SECRETS[1]?.value.split("\n")[1] })}\n`,
    "api.log": "abc\n",
  });
  expect(findSecrets(folder, SECRETS).toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
    { what: "message", file: "caddy.log", line: 1 },
    { what: "phone", file: "postgres.log", line: 2 },
    { what: "e-mail", file: "web.log", line: 2 },
  ]);
  // What was looked for does not stay there either.
  expect(readdirSync(folder)).not.toContain("secrets.txt");
});

test("logs without any of it pass", () => {
  expect(findSecrets(logs({ "web.log": '{"event":"request","path":"/emplois"}\n' }), SECRETS)).toEqual([]);
});
