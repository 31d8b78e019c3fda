import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** The lines of a CSV as records by header name, one at a time: the file may be far larger than the memory. */
export async function* readCsvRows(path: string): AsyncGenerator<Record<string, string>> {
  let names: string[] | null = null;
  let pending = "";
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    pending = pending === "" ? line : `${pending}\n${line}`;
    // A quoted value may hold a line break.
    if (quotesIn(pending) % 2 === 1) continue;
    const cells = cellsOf(pending);
    pending = "";
    if (names) yield Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
    else names = cells.map((name) => name.replace(/^\uFEFF/, "").trim());
  }
}

function quotesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  return [...line.matchAll(CELL)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
