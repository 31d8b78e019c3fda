import { setTimeout as sleep } from "node:timers/promises";
import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { allowSlowConnections } from "@app/http/connect-time";
import { serveMetrics } from "@app/http/metrics-server";
import { exitRefused, orExit } from "@app/settings/settings-error";
import { checkAdvert } from "@app/text-check/check-advert";
import closeWithGrace from "close-with-grace";
import { readConfig } from "../platform/config/config.ts";
import { refuseOwnerRole } from "../platform/database/database-role.ts";
import { MEASURE_MS, measureQueues } from "../platform/metrics/queue-metrics.ts";
import { startPollLoop } from "../platform/poll-loop.ts";

allowSlowConnections();
const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
// Loaded after the settings are checked, so that bad ones are reported at once.
const [{ buildApp }, { buildContext }] = await Promise.all([import("./build-app.ts"), import("./build-context.ts")]);
const ctx = await buildContext(config, () => new Date());
const app = await buildApp(ctx);
const { metrics, readiness } = ctx;
const stopMetrics = await serveMetrics({
  host: config.host,
  port: config.metricsPort,
  registry: metrics.registry,
  readiness,
});
const stopMeasuring =
  config.metricsPort === undefined
    ? async () => {}
    : startPollLoop(ctx, "measure_queues", measureQueues, MEASURE_MS, "api");

// One failed request must not end the others.
process.on("unhandledRejection", (reason) => {
  ctx.log.error({ event: "api.rejection", err: reason });
  ctx.errorGroups.record("api", "rejection", reason);
});
// After an uncaught exception, requests in progress finish and the supervisor restarts the process.
closeWithGrace({ delay: 10_000 + config.stopDelayMs, skip: ["unhandledRejection"] }, async ({ err }) => {
  ctx.readiness.stop();
  if (err) ctx.log.error({ event: "api.crashed", err });
  // Proxies need this long to see that no more is to be sent here.
  else await sleep(config.stopDelayMs);
  await app.close();
  await stopMeasuring();
  await stopMetrics();
  await ctx.close();
});

// The regular expressions of the law check take a second to compile: now, not during the first publication.
checkAdvert({ description: "Service en salle. L’équipe, 12 €." }, FIRST_SMIC_RATES);
await app.listen({ host: config.host, port: config.apiPort });
ctx.log.info({ event: "api.started", port: config.apiPort });
