/**
 * `node db/src/migrate-cli.ts [--contract]`: the release step that brings DATABASE_URL, the owner's, to the current schema.
 * `--contract` also takes away what the previous release needs, once it no longer runs.
 */
import { parseArgs } from "node:util";
import { requireVariables } from "@app/settings/environment";
import { orExit } from "@app/settings/settings-error";

const { values } = parseArgs({ options: { contract: { type: "boolean", default: false } } });
const { DATABASE_URL = "" } = await orExit(() => requireVariables(process.env, ["DATABASE_URL"]));
// Loaded once the settings are known to be good, so that bad ones are reported first.
const { migrate } = await import("./migrate.ts");
await migrate(DATABASE_URL, {
  contract: values.contract,
  onStep: (name, ms) => process.stdout.write(`${name}: ${(ms / 1000).toFixed(1)} s\n`),
});
