/** `pnpm files:restore --at "2026-11-17 14:05:00+00"`: files deleted or overwritten since then come back (docs/operations.md). */
import { parseArgs } from "node:util";
import { exitRefused, orExit } from "@app/settings/settings-error";
import { restoreFiles } from "../features/files/restore-files.ts";
import { readConfig } from "../platform/config/config.ts";
import { refuseOwnerRole } from "../platform/database/database-role.ts";
import { objectVersions } from "../platform/files/object-versions.ts";
import { buildContext } from "./build-context.ts";

const { values } = parseArgs({ options: { at: { type: "string", default: "" } } });
const moment = new Date(values.at);
if (Number.isNaN(moment.getTime())) throw new Error('a moment is needed, in UTC: --at "2026-11-17 14:05:00+00"');
const config = await orExit(() => readConfig(process.env));
if (!config.s3) throw new Error("files are in a folder, not in a store that has versions");
await orExit(() => refuseOwnerRole(config, exitRefused));
const ctx = await buildContext(config, () => new Date());
const restored = await restoreFiles(ctx, objectVersions(config.s3), moment);
await ctx.close();
process.stdout.write(`${restored} files brought back\n`);
