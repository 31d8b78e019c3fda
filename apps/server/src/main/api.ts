import { lintMission } from "@app/domain/mission-lint";
import { exitRefused, orExit } from "@app/settings/settings-error";
import closeWithGrace from "close-with-grace";
import { readConfig } from "../platform/config.ts";
import { refuseOwnerRole } from "../platform/database-role.ts";

const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
// Loaded after the settings are checked, so that bad ones are reported at once.
const [{ buildApp }, { buildContext }] = await Promise.all([import("./build-app.ts"), import("./build-context.ts")]);
const ctx = await buildContext(config, () => new Date());
const app = await buildApp(ctx);

// One failed request must not end the others.
process.on("unhandledRejection", (reason) => {
  ctx.log.error({ event: "api.rejection", err: reason });
  ctx.errorGroups.record("api", "rejection", reason);
});
// After an uncaught exception, requests in progress finish and the supervisor restarts the process.
closeWithGrace({ delay: 10_000, skip: ["unhandledRejection"] }, async ({ err }) => {
  if (err) ctx.log.error({ event: "api.crashed", err });
  await app.close();
  await ctx.close();
});

// The regular expressions of the law check take a second to compile: now, not during the first publication.
lintMission({ description: "Service en salle. L’équipe, 12 €." });
await app.listen({ host: config.host, port: config.apiPort });
ctx.log.info({ event: "api.started", port: config.apiPort });
