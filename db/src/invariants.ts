import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "./database.ts";

/** The names of the rules of invariants.sql that this database breaks: counters that are not their rows, and the like. */
export async function brokenInvariants(pool: Pool): Promise<string[]> {
  const questions = readFileSync(join(import.meta.dirname, "invariants.sql"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("select"));
  const broken: string[] = [];
  for (const question of questions) {
    const { rows } = await pool.query<[string, number]>({ text: question, rowMode: "array" });
    for (const [name, count] of rows) if (count !== 0) broken.push(`${name}: ${count}`);
  }
  return broken;
}
