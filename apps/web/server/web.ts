/** The one origin people see: static files, pages rendered here, and `/api`, `/chat`, `/live` passed on to the API. */
import { join } from "node:path";
import { guardRequests } from "@app/http/request-guard";
import { serverOptions } from "@app/http/server-options";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { sendWebError } from "./errors.ts";
import { createPageHandler, type PageOptions } from "./pages.ts";
import { proxyApi } from "./proxy.ts";
import { refuseFraming } from "./refuse-framing.ts";
import { requestIdOf } from "./request-id.ts";
import { createSocketProxy } from "./socket-proxy.ts";

export interface WebOptions extends PageOptions {
  /** What was built for browsers. */
  folder: string;
  apiUrl: URL;
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  onError: (error: unknown) => void;
}

/** More than the api allows: a page may carry another one's address in its own, and identity providers send long codes. */
export const MAX_TARGET = 4_096;

export async function createWeb({
  folder,
  apiUrl,
  trustedProxies,
  onError,
  ...pages
}: WebOptions): Promise<FastifyInstance> {
  const sendError = sendWebError(onError);
  const app = Fastify({
    ...serverOptions(trustedProxies),
    logger: false,
    genReqId: requestIdOf,
    bodyLimit: 25_000_000,
    routerOptions: { maxParamLength: MAX_TARGET },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  app.setErrorHandler(sendError);
  guardRequests(app, { targetLength: MAX_TARGET });
  app.removeAllContentTypeParsers();

  // Before compression, which is not for what the api answers.
  await proxyApi(app, apiUrl);
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
  refuseFraming(app);
  await app.register(async (scope) => {
    // Read whole, as actions do, so that the limit holds whether or not a length was announced and nothing is left unread.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.all("/*", createPageHandler(pages));
  });
  const sockets = createSocketProxy({ target: apiUrl, trustedProxies, targetLength: MAX_TARGET });
  app.server.on("upgrade", (request, socket, head) => sockets.upgrade(request, socket, head));
  app.addHook("preClose", async () => sockets.close());
  return app;
}
