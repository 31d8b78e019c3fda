/** `pnpm account:reset-factor <email>`: takes the second step off an account whose owner proved who they are. */
import { exitRefused, orExit } from "@app/settings/settings-error";
import { resetFactor } from "../features/accounts/second-step/reset-factor.ts";
import { readConfig } from "../platform/config/config.ts";
import { refuseOwnerRole } from "../platform/database/database-role.ts";
import { buildContext } from "./build-context.ts";

const email = process.argv[2];
if (!email) throw new Error("Say whose: pnpm account:reset-factor someone@example.com");
const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
const ctx = await buildContext(config, () => new Date());
const done = await resetFactor(ctx, email);
await ctx.close();
process.stdout.write(
  done
    ? "Done: the second step is off, every session is closed and a mail leaves to tell them.\n"
    : "No active account with a second step has this address.\n",
);
process.exitCode = done ? 0 : 1;
