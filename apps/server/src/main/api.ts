import closeWithGrace from "close-with-grace";
import { readConfig } from "../platform/config.ts";
import { buildApp } from "./build-app.ts";
import { buildContext } from "./build-context.ts";

const config = readConfig(process.env);
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

await app.listen({ host: config.host, port: config.apiPort });
ctx.log.info({ event: "api.started", port: config.apiPort });
