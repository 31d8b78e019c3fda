import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";
import { missingProof, readRows } from "./traceability.ts";

const page = readFileSync(join(ROOT, "docs/evidence/traceability.md"), "utf8");
const rows = readRows(page);

test("one line per statement of the nine sections, numbered without a hole", () => {
  const bySection = Object.groupBy(rows, ({ id }) => id.split(".")[0] ?? "");
  expect(Object.keys(bySection)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  for (const [section, list = []] of Object.entries(bySection))
    expect(list.map(({ id }) => id)).toEqual(list.map((_, index) => `${section}.${index + 1}`));
  expect(page.split("\n").filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
});

test("each statement is sent or done by the tests it names, from outside", () => {
  const wrong = rows.flatMap((row) => {
    const why = missingProof(row);
    return why === null ? [] : [`${row.id} ${why}`];
  });
  expect(wrong).toEqual([]);
});

test("a test that does not send what its row says is found", () => {
  const proofs = ["apps/server/src/features/site/write-contact.test.ts › each empty box gets its own sentence"];
  expect(missingProof({ id: "1", markers: ["POST /api/contact/"], proofs })).toBeNull();
  expect(missingProof({ id: "1", markers: ["POST /api/register/"], proofs })).toContain("POST /api/register/");
  expect(missingProof({ id: "1", markers: ["Une phrase que personne n’écrit"], proofs })).toContain("is not sent");
  const inside = ["packages/domain/src/companies/siret.test.ts › SIRET"];
  expect(missingProof({ id: "1", markers: ["SIRET"], proofs: inside })).toContain("from inside");
  expect(missingProof({ id: "1", markers: [], proofs })).toContain("nothing");
});
