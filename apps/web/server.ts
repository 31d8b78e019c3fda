import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LOCAL_PROXIES, parseTrustedProxies } from "@app/http/trusted-proxies";
import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { createRender } from "./server/render.ts";
import { createWeb } from "./server/web.ts";

const BUILD = join(import.meta.dirname, process.env["WEB_BUILD"] ?? "build");
const build: ServerBuild = await import(pathToFileURL(join(BUILD, "server/index.js")).href);

const log = pino({ base: null, level: process.env["LOG_LEVEL"] ?? "info" });
const host = process.env["HOST"] ?? "127.0.0.1";
const port = Number(process.env["PORT"] ?? 3000);

const app = await createWeb({
  render: createRender(build),
  folder: join(BUILD, "client"),
  apiUrl: new URL(process.env["API_URL"] ?? "http://127.0.0.1:3001"),
  publicUrl: new URL(process.env["PUBLIC_URL"] ?? `http://127.0.0.1:${port}`),
  trustedProxies: parseTrustedProxies(process.env["TRUSTED_PROXIES"] || LOCAL_PROXIES),
  onError: (error) => log.error({ event: "page.failed", err: error }),
  now: Date.now,
});
// One page that went wrong is not a reason to end the others.
process.on("unhandledRejection", (reason) => log.error({ event: "web.rejection", err: reason }));
// After an exception nobody caught, what is under way is finished and the supervisor starts a new process.
closeWithGrace({ delay: 10_000, skip: ["unhandledRejection"] }, async ({ err }) => {
  if (err) log.error({ event: "web.crashed", err });
  await app.close();
});
await app.listen({ host, port });
