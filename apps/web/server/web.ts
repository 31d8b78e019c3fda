/** The one origin people see: static files, pages rendered here, and `/api`, `/chat`, `/live` passed on to the API. */
import { join } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { createPageHandler, type PageOptions } from "./pages.ts";
import { proxyRequest } from "./proxy.ts";
import { createSocketProxy } from "./socket-proxy.ts";

export interface WebOptions extends PageOptions {
  /** What was built for browsers. */
  folder: string;
  apiUrl: URL;
}

export async function createWeb({ folder, apiUrl, ...pages }: WebOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: "loopback",
    bodyLimit: 25_000_000,
    routerOptions: { maxParamLength: 2000 },
  });
  // Bodies are streamed on, to the API or to React Router; nothing is parsed here.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/",
    wildcard: false,
    decorateReply: false,
    index: false,
    globIgnore: ["assets/**"],
    maxAge: "1h",
  });

  app.get("/sante", async () => ({ ok: true }));
  app.all("/api/*", { compress: false }, (request, reply) => proxyRequest(apiUrl, request, reply));
  app.all("/*", createPageHandler(pages));
  const sockets = createSocketProxy(apiUrl);
  app.server.on("upgrade", (request, socket, head) => sockets.upgrade(request, socket, head));
  app.addHook("preClose", async () => sockets.close());
  return app;
}
