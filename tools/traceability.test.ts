import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";
import { titlesOf } from "./test-titles.ts";

/** What is still to be built, and will bring the proofs that are missing. */
const PENDING = ["employer screens", "candidate screens", "public site", "realtime", "back office"] as const;

const lines = readFileSync(join(ROOT, "docs/traceability.md"), "utf8").split("\n");
const rows = lines.flatMap((line) => {
  const [, id, says, proofs] = /^\| (\d\.\d+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
  return id && says && proofs ? [{ id, proofs: proofs.split("<br>") }] : [];
});
const cited = rows.flatMap(({ id, proofs }) =>
  proofs.filter((proof) => proof.startsWith("`")).map((proof) => ({ id, proof: proof.slice(1, -1) })),
);

describe("docs/traceability.md", () => {
  test("has one line per statement of the nine sections, numbered without a hole", () => {
    const bySection = Object.groupBy(rows, ({ id }) => id.split(".")[0] ?? "");
    expect(Object.keys(bySection)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    for (const [section, list = []] of Object.entries(bySection))
      expect(list.map(({ id }) => id)).toEqual(list.map((_, index) => `${section}.${index + 1}`));
    expect(lines.filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
  });

  test("cites only tests that exist", () => {
    const dangling = cited.filter(({ proof }) => {
      const [path = "", name = ""] = proof.split(" › ");
      return !titlesOf(path).has(name);
    });
    expect(dangling).toEqual([]);
  });

  test("says of the rest what will prove it", () => {
    const words = rows.flatMap(({ id, proofs }) =>
      proofs.filter((proof) => !proof.startsWith("`")).map((w) => [id, w]),
    );
    const known = new Set([...PENDING.map((part) => `pending: ${part}`), "out of scope"]);
    expect(words.filter(([, word = ""]) => !known.has(word))).toEqual([]);
  });
});
