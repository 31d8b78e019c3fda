import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { orExit } from "@app/settings/settings-error";
import closeWithGrace from "close-with-grace";
import type { ServerBuild } from "react-router";
import { environment } from "./app/lib/environment.server.ts";

const { host, port, buildFolder, apiUrl, publicUrl, trustedProxies, logLevel } = await orExit(environment);
// After the settings, so that invalid ones are reported first.
const [{ createRender }, { createWeb }, { createLogger }, { reportFailure }] = await Promise.all([
  import("./server/render.ts"),
  import("./server/web.ts"),
  import("./server/request-log.ts"),
  import("./app/lib/report-failure.server.ts"),
]);
const folder = join(import.meta.dirname, buildFolder);
const build: ServerBuild = await import(pathToFileURL(join(folder, "server/index.js")).href);
const log = createLogger(logLevel);

const app = await createWeb({
  render: createRender(build),
  folder: join(folder, "client"),
  apiUrl: new URL(apiUrl),
  publicUrl: new URL(publicUrl),
  trustedProxies,
  now: Date.now,
  log,
  reportFailure,
});
// One failed page must not end the process.
process.on("unhandledRejection", (reason) => log.error({ event: "web.rejection", err: reason }));
// Finishes requests; the supervisor starts a new process.
closeWithGrace({ delay: 10_000, skip: ["unhandledRejection"] }, async ({ err }) => {
  if (err) log.error({ event: "web.crashed", err });
  await app.close();
});
await app.listen({ host, port });
log.info({ event: "web.started", port });
