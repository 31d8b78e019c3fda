/** Spans with patterns of routes, SQL without its parameters and names of jobs: nothing of a person. */
import { createHash } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { knownMethod } from "./http-metrics.ts";
import { type JobDone, jobChannel } from "./telemetry-channels.ts";

type QueryDone = { sql: string; ms: number; isFailed: boolean };

const MAX_SQL = 2_000;
/** Asked every few seconds, or files. */
const QUIET = /^\/(?:health\/|sante$|assets\/)/;

export function sendSpans(service: string): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer("renfort");
  // A stopping process still answers for some seconds.
  process.once("SIGTERM", () => void provider.forceFlush().catch(() => {}));

  subscribe("fastify.initialization", (message) => traceRequests((message as { fastify: FastifyInstance }).fastify));
  subscribe("renfort.query", (message) => {
    const { sql, ms, isFailed } = message as QueryDone;
    if (!trace.getActiveSpan()) return;
    const operation = /^\W*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? "SQL";
    addSpan(operation, context.active(), ms, isFailed, {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      "db.query.text": sql.slice(0, MAX_SQL),
    });
  });
  subscribe(jobChannel.name, (message) => {
    const { job, requestId, ms, outcome } = message as JobDone;
    const parent = requestId === undefined ? ROOT_CONTEXT : contextOf(requestId);
    addSpan(`job ${job}`, parent, ms, outcome === "failed", { "renfort.job": job, "renfort.outcome": outcome });
  });

  function addSpan(name: string, parent: Context, ms: number, isFailed: boolean, attributes: Record<string, string>) {
    const end = Date.now();
    const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, startTime: end - ms, attributes }, parent);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  function traceRequests(app: FastifyInstance): void {
    const spans = new WeakMap<FastifyRequest, Span>();
    const end = (request: FastifyRequest, status: number | null) => {
      const span = spans.get(request);
      if (status !== null) span?.setAttribute("http.response.status_code", status);
      if (status === null || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      spans.delete(request);
    };
    const runInSpan = (request: FastifyRequest, done: () => void) => {
      const span = spans.get(request);
      return span ? context.with(trace.setSpan(ROOT_CONTEXT, span), done) : done();
    };
    app.addHook("onRequest", (request, _reply, done) => {
      const route = request.routeOptions.url ?? "unknown";
      const method = knownMethod(request.method);
      const attributes = { "http.request.method": method, "http.route": route };
      if (!QUIET.test(route))
        spans.set(
          request,
          tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, contextOf(request.id)),
        );
      runInSpan(request, done);
    });
    // Reading the body loses the context.
    app.addHook("preValidation", (request, _reply, done) => runInSpan(request, done));
    app.addHook("onResponse", async (request, reply) => end(request, reply.statusCode));
    app.addHook("onRequestAbort", async (request) => end(request, null));
  }
}

/** The id of a trace is that of the request in the logs: web, api and jobs share it without telling each other more. */
function contextOf(requestId: string): Context {
  const hex = requestId.replaceAll("-", "");
  const traceId = /^[0-9a-f]{32}$/.test(hex) ? hex : createHash("sha256").update(requestId).digest("hex").slice(0, 32);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: traceId.slice(16), traceFlags: 1, isRemote: true });
}
