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

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) ctx.log.error({ event: "api.crashed", err });
  await app.close();
  await ctx.close();
});

await app.listen({ host: config.host, port: config.apiPort });
ctx.log.info({ event: "api.started", port: config.apiPort });
