/** `pnpm text:export <folder> --since <day> --by <name>`: what the office decided, as texts to learn from (docs/office.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connect, connectPool } from "@app/db/database";
import { API_LIMITS } from "@app/db/time-limits";
import { isDay, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { exitRefused, orExit } from "@app/settings/settings-error";
import { readLabelledTexts } from "../features/office/labelled/labelled-texts.ts";
import { readConfig } from "../platform/config/config.ts";
import { refuseOwnerRole } from "../platform/database/database-role.ts";

const USAGE = "pnpm text:export <folder> --since 2026-11-01 --by <name>";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" }, by: { type: "string" } },
});
const [folder] = positionals;
const { since = "", by = "" } = values;
if (!folder || !isDay(since) || by.trim().length < 2) throw new Error(USAGE);

const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
const db = connect(connectPool(config.databaseSessionUrl, { max: 1, limits: API_LIMITS }));
try {
  const now = new Date();
  const office = { db, now: () => now, linkSecret: config.accessTokenSecret };
  mkdirSync(folder, { recursive: true });
  for (const { name, lines } of await readLabelledTexts(office, parisStartOfDay(since), by.trim())) {
    process.stdout.write(`${name}: ${lines.length}\n`);
    if (lines.length > 0)
      writeFileSync(join(folder, `${name}-office-${parisDay(now)}.jsonl`), `${lines.join("\n")}\n`, { mode: 0o600 });
  }
  process.stdout.write("A person reads every line before it joins packages/text-check/sets.\n");
} finally {
  await db.destroy();
}
