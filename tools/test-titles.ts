import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./stack/paths.ts";

const TEST = /(?:\b(?:test|describe)(?:\.\w+)?|\]|\))\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g;
const HEADING = /^#{1,4} (.+)$/gm;
const known = new Map<string, Set<string>>();

/** The titles of a file's tests, or the headings of a page; none when there is no such file. */
export function titlesOf(path: string): ReadonlySet<string> {
  const titles = known.get(path) ?? new Set<string>();
  if (known.has(path) || !existsSync(join(ROOT, path))) return titles;
  const text = readFileSync(join(ROOT, path), "utf8");
  if (path.endsWith(".md")) for (const [, heading = ""] of text.matchAll(HEADING)) titles.add(heading);
  else
    for (const [, quoted, template] of text.matchAll(TEST))
      titles.add(quoted === undefined ? (template ?? "") : (JSON.parse(`"${quoted}"`) as string));
  known.set(path, titles);
  return titles;
}
