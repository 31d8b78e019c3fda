import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { allowSlowConnections } from "@app/http/connect-time";
import { serveMetrics } from "@app/http/metrics-server";
import { createReadiness } from "@app/http/readiness";
import { orExit } from "@app/settings/settings-error";
import closeWithGrace from "close-with-grace";
import type { ServerBuild } from "react-router";
import { environment } from "./app/lib/environment.server.ts";
import type { Entry } from "./server/render.ts";
import { createWebMetrics } from "./server/web-metrics.ts";

allowSlowConnections();
const { host, port, buildFolder, assetsFolder, apiUrl, publicUrl, trustedProxies, logLevel } =
  await orExit(environment);
// After the settings, so that invalid ones are reported first.
const [
  { createRender },
  { createPatternOf },
  { createTakesFiles },
  { createSharedName },
  { createWeb },
  { createLogger },
  { shareReleaseAssets },
  { reportFailure },
] = await Promise.all([
  import("./server/render.ts"),
  import("./server/page-timings.ts"),
  import("./server/request-bodies.ts"),
  import("./server/shared-page.ts"),
  import("./server/web.ts"),
  import("./server/request-log.ts"),
  import("./server/release-assets.ts"),
  import("./app/lib/report-failure.server.ts"),
]);
const folder = join(import.meta.dirname, buildFolder);
const build: ServerBuild = await import(pathToFileURL(join(folder, "server/index.js")).href);
const log = createLogger(logLevel);

const { metricsPort, stopDelayMs } = environment();
const metrics = createWebMetrics();
const readiness = createReadiness({
  // Without the api pages say in French that the service is unavailable.
  api: { isRequired: false, check: isApiReady },
});
async function isApiReady(): Promise<boolean> {
  const { ok, body } = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(1_000) });
  await body?.cancel();
  return ok;
}
const app = await createWeb({
  render: createRender(build),
  folder: join(folder, "client"),
  sharedAssets: assetsFolder && (await shareReleaseAssets(join(folder, "client/assets"), assetsFolder, new Date())),
  publicUrl: new URL(publicUrl),
  trustedProxies,
  now: Date.now,
  sharedName: createSharedName(build, (build.entry.module as unknown as Entry).spellSearch),
  log,
  metrics,
  readiness,
  patternOf: createPatternOf(build),
  takesFiles: createTakesFiles(build),
  reportFailure,
});
// One failed page must not end the process.
process.on("unhandledRejection", (reason) => log.error({ event: "web.rejection", err: reason }));
const stopMetrics = await serveMetrics({ host, port: metricsPort, registry: metrics.registry, readiness });
// Finishes requests; the supervisor starts a new process.
closeWithGrace({ delay: 10_000 + stopDelayMs, skip: ["unhandledRejection"] }, async ({ err }) => {
  readiness.stop();
  if (err) log.error({ event: "web.crashed", err });
  // Proxies need this long to see that no more is to be sent here.
  else await sleep(stopDelayMs);
  await app.close();
  await stopMetrics();
});
await app.listen({ host, port });
log.info({ event: "web.started", port });
