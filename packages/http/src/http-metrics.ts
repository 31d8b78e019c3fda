import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Whatever visitors send, there are few labels. */
export const knownMethod = (method: string): string => (METHODS.has(method) ? method : "other");

/** Times every answer by the pattern of its route: whatever visitors ask for, unknown paths are one label. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "renfort_http_request_duration_seconds",
    help: "Time to answer, by route pattern and class of status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = {
      method: knownMethod(method),
      route: routeOptions.url ?? "unknown",
      status: `${Math.floor(statusCode / 100)}xx`,
    };
    duration.observe(labels, elapsedTime / 1000);
  });
}
