import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../tools/stack/paths.ts";

const PAGE = join(ROOT, "docs/evidence/last-runs.md");

/** Read when the drill begins: a commit made while it runs is not what was tried. */
const commit = execFileSync("git", ["-C", ROOT, "rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

/** Replaces the row of this command, or adds it at the end. */
export function writeLastRun(command: string, result: string): void {
  const name = `| \`${command}\` |`;
  const row = `${name} ${new Date().toISOString().slice(0, 10)} | ${commit} | ${result} |`;
  const lines = readFileSync(PAGE, "utf8").trimEnd().split("\n");
  const own = lines.findIndex((line) => line.startsWith(name));
  if (own >= 0) lines[own] = row;
  else lines.push(row);
  writeFileSync(PAGE, `${lines.join("\n")}\n`);
}
