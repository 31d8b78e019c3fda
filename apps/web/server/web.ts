/** Serves static files and pages; Caddy, in front, passes `/api`, `/chat` and `/live` to the API. */

import { join } from "node:path";
import { problemFr as fr } from "@app/contract/http/problem.fr";
import { HTTP_LIMITS } from "@app/http/http-limits";
import { measureRequests } from "@app/http/http-metrics";
import type { ReadinessProbe } from "@app/http/readiness";
import { guardRequests } from "@app/http/request-guard";
import { createRequestId } from "@app/http/request-id";
import { serverOptions } from "@app/http/server-options";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { acceptCspReports } from "./csp-reports.ts";
import { acceptPageTimings, type PatternOf } from "./page-timings.ts";
import { createPageHandler, type PageOptions } from "./pages.ts";
import { limitBodies, MAX_FORM_BYTES, type TakesFiles } from "./request-bodies.ts";
import { logRequests } from "./request-log.ts";
import { refuseFraming, securityHeaders } from "./security.ts";

export interface WebOptions extends PageOptions {
  folder: string;
  /** Assets of other releases too. */
  sharedAssets?: string | undefined;
  /** Whose X-Forwarded-For and X-Request-Id are believed. */
  trustedProxies: readonly string[];
  log: Logger;
  readiness?: ReadinessProbe | undefined;
  /** The pattern of the route that serves a path. */
  patternOf?: PatternOf | undefined;
  /** Whether the page at an address takes files; the others read little. */
  takesFiles?: TakesFiles | undefined;
  /** How long a form may take to arrive. */
  formMs?: number | undefined;
  /** Sends an unexpected error to the office. */
  reportFailure?: ((path: string, error: unknown) => void) | undefined;
}

/** More than the API allows: a URL may hold another one, and identity providers send long codes. */
export const MAX_TARGET = 4_096;

export async function createWeb({
  folder,
  sharedAssets,
  trustedProxies,
  log,
  readiness,
  patternOf,
  takesFiles = () => false,
  formMs = HTTP_LIMITS.requestMs,
  reportFailure,
  ...pages
}: WebOptions): Promise<FastifyInstance> {
  const sendError = sendWebError(log, reportFailure);
  // Widened, so that pino's type does not leak.
  const loggerInstance: FastifyBaseLogger = log;
  const options = serverOptions(trustedProxies);
  const app = Fastify({
    ...options,
    // No socket is opened here: a request for one is answered as any other.
    http: { ...options.http, shouldUpgradeCallback: () => false },
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId(trustedProxies),
    bodyLimit: MAX_FORM_BYTES,
    routerOptions: { maxParamLength: MAX_TARGET },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  app.setErrorHandler(sendError);
  // First, so that refusals are logged and protected too.
  logRequests(app, log);
  if (pages.metrics) measureRequests(app, pages.metrics.registry);
  const headers = securityHeaders(pages.publicUrl);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  guardRequests(app, {
    targetLength: MAX_TARGET,
    // A file may take as long as a request may.
    bodyMs: ({ url }) => (takesFiles(url) ? null : formMs),
  });
  app.removeAllContentTypeParsers();

  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  await app.register(fastifyStatic, {
    root: [join(folder, "assets"), ...(sharedAssets === undefined ? [] : [sharedAssets])],
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
    // Logos and icons, which mails and other sites may show.
    setHeaders: (reply) => void reply.header("cross-origin-resource-policy", "cross-origin"),
  });

  app.get("/sante", async (_request, reply) => {
    const ok = !readiness?.isStopping();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  refuseFraming(app);
  await acceptCspReports(app, { log, ...pages });
  await acceptPageTimings(app, { patternOf, ...pages });
  await app.register(async (scope) => {
    limitBodies(scope, pages.publicUrl, takesFiles);
    scope.all("/*", createPageHandler(pages));
  });
  return app;
}

const SENTENCES: Record<number, string> = {
  404: fr.notFound,
  405: fr.methodNotAllowed,
  408: fr.timeout,
  413: fr.tooLarge,
  415: fr.unsupportedMedia,
  503: fr.unavailable,
};

/** What went wrong before or around a page, in one French sentence; never what the code says of it. */
function sendWebError(log: Logger, reportFailure: WebOptions["reportFailure"]) {
  return (error: unknown, { id, url }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const given = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    const isRefusal = given >= 400 && given < 500;
    if (!isRefusal) {
      log.error({ event: "page.failed", id, err: error });
      reportFailure?.(url, error);
    }
    return reply
      .code(isRefusal ? given : 500)
      .type("text/plain; charset=utf-8")
      .send(isRefusal ? (SENTENCES[given] ?? fr.malformed) : fr.unexpected);
  };
}
