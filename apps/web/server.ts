import { join } from "node:path";
import { pathToFileURL } from "node:url";
import closeWithGrace from "close-with-grace";
import type { ServerBuild } from "react-router";
import { createRender } from "./server/render.ts";
import { createWeb } from "./server/web.ts";

const BUILD = join(import.meta.dirname, process.env["WEB_BUILD"] ?? "build");
const build: ServerBuild = await import(pathToFileURL(join(BUILD, "server/index.js")).href);

const host = process.env["HOST"] ?? "127.0.0.1";
const port = Number(process.env["PORT"] ?? 3000);

const app = await createWeb({
  render: createRender(build),
  folder: join(BUILD, "client"),
  apiUrl: new URL(process.env["API_URL"] ?? "http://127.0.0.1:3001"),
  publicUrl: new URL(process.env["PUBLIC_URL"] ?? `http://127.0.0.1:${port}`),
  now: Date.now,
});
closeWithGrace({ delay: 10_000 }, () => app.close());
await app.listen({ host, port });
