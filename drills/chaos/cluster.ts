import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { runDirectory } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { startPostgres, stopPostgres } from "../../tools/stack/postgres.ts";
import type { Started } from "../../tools/stack/processes.ts";
import { startRedis } from "../../tools/stack/redis.ts";
import { type Stack, saveStack, startApi, startServices, startWorker, stopStack } from "../../tools/stack/stack.ts";

export const RUN = "chaos";

/** Two apis, a worker and their data, each of which can be made to die and is started again at once. */
export class Cluster {
  readonly stack: Stack;
  readonly apis: readonly string[];
  /** From each death to the moment it answered again. */
  readonly recoveries = new Map<string, number[]>();
  readonly #running = new Map<string, Started>();
  readonly #starting = new Set<string>();

  private constructor(stack: Stack, apis: readonly string[]) {
    this.stack = stack;
    this.apis = apis;
  }

  static async start(): Promise<Cluster> {
    await stopStack(RUN);
    rmSync(runDirectory(RUN), { recursive: true });
    const settings = { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn", REQUIRE_VERIFIED_EMAIL: "off" };
    const stack = await startServices({ name: RUN, port: await freePort(), durable: true, settings });
    const cluster = new Cluster(stack, [stack.apiUrl, `http://127.0.0.1:${await freePort()}`]);
    await Promise.all([...cluster.apis.map((url) => cluster.#startApi(url)), cluster.#startWorker()]);
    return cluster;
  }

  async killApi(index: number): Promise<void> {
    const url = this.apis[index % this.apis.length] ?? "";
    if (this.#kill(url)) await this.#timed("api", () => this.#startApi(url));
  }

  async killWorker(): Promise<void> {
    if (this.#kill("worker")) await this.#timed("worker", () => this.#startWorker());
  }

  restartPostgres(mode: "fast" | "immediate"): Promise<void> {
    return this.#timed("postgres", async () => {
      stopPostgres(runDirectory(RUN), mode);
      const port = Number(new URL(this.stack.databaseUrl).port);
      await startPostgres({ directory: runDirectory(RUN), port, durable: true });
    });
  }

  flushRedis(): void {
    const { port, password } = this.#redis;
    const env = { ...process.env, REDISCLI_AUTH: password };
    execFileSync("redis-cli", ["-p", port, "flushall"], { stdio: "ignore", env });
  }

  killRedis(): Promise<void> {
    return this.#timed("redis", async () => {
      const redis = this.#running.get("redis") ?? this.stack.processes.find(({ name }) => name === "redis");
      if (redis) process.kill(-redis.pid, "SIGKILL");
      const { port, password } = this.#redis;
      const started = await startRedis(runDirectory(RUN), Number(port), password);
      this.#running.set("redis", started);
      this.stack.processes.push(started);
      saveStack(RUN, this.stack);
    });
  }

  get #redis(): URL {
    return new URL(this.stack.environment["REDIS_URL"] ?? "");
  }

  /** Fails for what has died by itself; what is still starting is left to finish. */
  #kill(name: string): boolean {
    const started = this.#running.get(name);
    if (!started || this.#starting.has(name)) return false;
    process.kill(-started.pid, "SIGKILL");
    return true;
  }

  async #start(name: string, start: () => Promise<Started>): Promise<void> {
    this.#starting.add(name);
    this.#running.set(name, await start());
    this.#starting.delete(name);
  }

  #startApi(url: string): Promise<void> {
    return this.#start(url, () => startApi(RUN, this.stack, url));
  }

  #startWorker(): Promise<void> {
    return this.#start("worker", () => startWorker(RUN, this.stack));
  }

  async #timed(what: string, work: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await work();
    this.recoveries.set(what, [...(this.recoveries.get(what) ?? []), performance.now() - start]);
  }
}
