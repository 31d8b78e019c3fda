import { createServer, type ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import type { ReadinessProbe } from "./readiness.ts";

export type MetricsOptions = {
  host: string;
  /** Nothing is served without it. */
  port: number | undefined;
  registry: Registry;
  readiness: ReadinessProbe;
};

/** `/metrics` for Prometheus and `/ready`, on a port that no public proxy leads to. Returns the function that stops it. */
export async function serveMetrics({ host, port, registry, readiness }: MetricsOptions): Promise<() => Promise<void>> {
  if (port === undefined) return async () => {};
  collectDefaultMetrics({ register: registry, prefix: "renfort_" });
  registry.registerMetric(dependencyGauge(readiness));
  const server = createServer((request, response) => {
    answer(request.url ?? "", response, registry, readiness).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

const dependencyGauge = (readiness: ReadinessProbe) =>
  new Gauge({
    name: "renfort_dependency_up",
    help: "Whether what this process depends on answers",
    labelNames: ["dependency"],
    registers: [],
    async collect() {
      const { dependencies } = await readiness.read();
      for (const [dependency, state] of Object.entries(dependencies)) this.set({ dependency }, state === "up" ? 1 : 0);
    },
  });

async function answer(url: string, response: ServerResponse, registry: Registry, readiness: ReadinessProbe) {
  if (url === "/metrics") {
    const text = await registry.metrics();
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  } else if (url === "/ready") {
    const state = await readiness.read();
    response.writeHead(state.ready ? 200 : 503, { "content-type": "application/json" }).end(JSON.stringify(state));
  } else response.writeHead(404).end();
}
