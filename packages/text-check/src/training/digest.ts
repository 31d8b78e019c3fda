import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What the models are made of: the sets, and the code that reads and learns them. */
const SOURCES = [
  "sets/*.jsonl",
  "src/{concepts.fr,shapes,tokens,exclusion,features,passages,mission-facts}.ts",
  "src/training/{classifier,cross-validate,examples,jobs,thresholds,train-job}.ts",
];

export function digestOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  }
  return hash.digest("hex");
}
