import closeWithGrace from "close-with-grace";
import { Logger, run } from "graphile-worker";
import { readConfig } from "../platform/config.ts";
import { buildContext } from "./build-context.ts";
import { buildTasks, crontab } from "./tasks.ts";

const config = readConfig(process.env);
const ctx = await buildContext(config, () => new Date());

const runner = await run({
  connectionString: config.databaseUrl,
  concurrency: 5,
  maxPoolSize: 7,
  noHandleSignals: true,
  taskList: buildTasks(ctx),
  crontab,
  logger: new Logger(() => (level, message, meta) => {
    if (level === "error") ctx.log.error({ event: "job.failed", message, ...meta });
  }),
});

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) ctx.log.error({ event: "worker.crashed", err });
  await runner.stop();
  await ctx.close();
});
ctx.log.info({ event: "worker.started" });
