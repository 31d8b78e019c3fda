/** `pnpm office`: what waits for a person, and the decisions made on it (docs/office.md). */
import { connect, connectPool } from "@app/db/database";
import { API_LIMITS } from "@app/db/time-limits";
import { exitRefused, orExit } from "@app/settings/settings-error";
import { runOffice } from "../features/office/command-line.ts";
import { OfficeRefusal } from "../features/office/decisions/office-refusal.ts";
import { readConfig } from "../platform/config/config.ts";
import { refuseOwnerRole } from "../platform/database/database-role.ts";

const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
const db = connect(connectPool(config.databaseSessionUrl, { max: 1, limits: API_LIMITS }));
try {
  const lines = await runOffice(
    { db, now: () => new Date(), linkSecret: config.accessTokenSecret },
    process.argv.slice(2),
  );
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  if (!(error instanceof OfficeRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
