import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { orExit } from "@app/settings/settings-error";
import closeWithGrace from "close-with-grace";
import type { ServerBuild } from "react-router";
import { environment } from "./app/environment.server.ts";

const { host, port, buildFolder, apiUrl, publicUrl } = await orExit(environment);
// Loaded once the settings are known to be good, so that bad ones are told at once.
const [{ createRender }, { createWeb }] = await Promise.all([import("./server/render.ts"), import("./server/web.ts")]);
const folder = join(import.meta.dirname, buildFolder);
const build: ServerBuild = await import(pathToFileURL(join(folder, "server/index.js")).href);

const app = await createWeb({
  render: createRender(build),
  folder: join(folder, "client"),
  apiUrl: new URL(apiUrl),
  publicUrl: new URL(publicUrl),
  now: Date.now,
});
closeWithGrace({ delay: 10_000 }, () => app.close());
await app.listen({ host, port });
