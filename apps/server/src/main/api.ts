import { lintMission } from "@app/domain/mission-lint";
import { exitRefused, orExit } from "@app/settings/settings-error";
import closeWithGrace from "close-with-grace";
import { readConfig } from "../platform/config.ts";
import { refuseOwnerRole } from "../platform/database-role.ts";

const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
// Loaded once the settings are known to be good, so that bad ones are told at once.
const [{ buildApp }, { buildContext }] = await Promise.all([import("./build-app.ts"), import("./build-context.ts")]);
const ctx = await buildContext(config, () => new Date());
const app = await buildApp(ctx);

// One request that went wrong is not a reason to end the others.
process.on("unhandledRejection", (reason) => ctx.log.error({ event: "api.rejection", err: reason }));
// After an exception nobody caught, what is under way is finished and the supervisor starts a new process.
closeWithGrace({ delay: 10_000, skip: ["unhandledRejection"] }, async ({ err }) => {
  if (err) ctx.log.error({ event: "api.crashed", err });
  await app.close();
  await ctx.close();
});

// The expressions of the law check are compiled when first used, which takes a second: now, not while someone publishes.
lintMission({ description: "Service en salle. L’équipe, 12 €." });
await app.listen({ host: config.host, port: config.apiPort });
ctx.log.info({ event: "api.started", port: config.apiPort });
