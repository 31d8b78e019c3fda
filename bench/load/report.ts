/** results.md: one section per kind and size of run, replaced by each new run. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import type pg from "pg";

const RESULTS = join(import.meta.dirname, "../results.md");
const HEADING =
  "# Measurements\n\nWritten by the commands of README.md: the last run of each size. Other programs share the machine, so ratios taken in one run say more than absolute figures.\n";

export async function saveSection(title: string, body: string): Promise<void> {
  const current = await readFile(RESULTS, "utf8").catch(() => HEADING);
  const [, ...previous] = current.split(/^(?=## )/m);
  const others = previous.filter((section) => !section.startsWith(`## ${title}\n`));
  const sections = [...others, `## ${title}\n\n${body.trimEnd()}\n`].map((section) => section.trimEnd());
  sections.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  await writeFile(RESULTS, `${HEADING}\n${sections.join("\n\n")}\n`);
}

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

export async function describeMachine(client: pg.Client, today: string): Promise<string> {
  const { rows } = await client.query<{ version: string; fsync: string; buffers: string; commit: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('shared_buffers') as buffers, current_setting('synchronous_commit') as commit`,
  );
  const engine = rows[0];
  const [cpu] = cpus();
  return (
    `${today}. ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB; engine, server and load tools on the same cores. ` +
    `PostgreSQL ${engine?.version}, fsync ${engine?.fsync}, synchronous_commit ${engine?.commit}, shared_buffers ${engine?.buffers}; Node ${process.version}.`
  );
}

export const milliseconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
