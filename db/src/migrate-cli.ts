/** `node db/src/migrate-cli.ts`: the release step that brings DATABASE_URL, the owner's, to the current schema. */
import { requireVariables } from "@app/settings/environment";
import { orExit } from "@app/settings/settings-error";

const { DATABASE_URL = "" } = await orExit(() => requireVariables(process.env, ["DATABASE_URL"]));
// Loaded once the settings are known to be good, so that bad ones are reported first.
const { migrate } = await import("./migrate.ts");
await migrate(DATABASE_URL);
