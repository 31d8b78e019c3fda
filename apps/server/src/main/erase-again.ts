/** `pnpm account:erase-again`, after a restore: whoever was erased since the backup is erased again (docs/operations.md). */
import { exitRefused, orExit } from "@app/settings/settings-error";
import { deleteAccount } from "../features/accounts/delete-account.ts";
import { eraseAgain } from "../features/privacy/erase-again.ts";
import { readConfig } from "../platform/config/config.ts";
import { refuseOwnerRole } from "../platform/database/database-role.ts";
import { buildContext } from "./build-context.ts";

const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
const ctx = await buildContext(config, () => new Date());
const { erased, refused } = await eraseAgain(ctx, (tx, userId) => deleteAccount(ctx, tx, userId, "restored"));
await ctx.close();
process.stdout.write(`${erased.length} accounts erased again\n`);
if (refused.length > 0) process.stdout.write(`To be decided by a person: accounts ${refused.join(", ")}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;
