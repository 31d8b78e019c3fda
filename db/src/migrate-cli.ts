/**
 * `node db/src/migrate-cli.ts [--contract]`: the release step that brings DATABASE_URL, the owner's, to the current schema; by
 * DATABASE_SESSION_URL when there is one, because PgBouncer keeps no lock between transactions.
 * `--contract` also takes away what the previous release needs, once it no longer runs.
 */
import { parseArgs } from "node:util";
import { requireSessionUrl } from "@app/settings/environment";
import { orExit } from "@app/settings/settings-error";

const { values } = parseArgs({ options: { contract: { type: "boolean", default: false } } });
const url = await orExit(() => requireSessionUrl(process.env));
// Loaded once the settings are known to be good, so that bad ones are reported first.
const { migrate } = await import("./migrate.ts");
await migrate(url, {
  contract: values.contract,
  onStep: (name, ms) => process.stdout.write(`${name}: ${(ms / 1000).toFixed(1)} s\n`),
});
