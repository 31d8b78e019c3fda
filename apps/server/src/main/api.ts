import closeWithGrace from "close-with-grace";
import { readConfig } from "../platform/config.ts";
import { buildApp } from "./build-app.ts";
import { buildContext } from "./build-context.ts";

const config = readConfig(process.env);
const ctx = await buildContext(config, () => new Date());
const app = await buildApp(ctx);

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) ctx.log.error({ event: "api.crashed", err });
  await app.close();
  await ctx.close();
});

await app.listen({ host: config.host, port: config.apiPort });
ctx.log.info({ event: "api.started", port: config.apiPort });
