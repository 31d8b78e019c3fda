/** Caddy in front of two apis and two webs, a worker and the data, as in deploy/compose.prod.yaml, on addresses of loopback. */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createRoles, urlAs } from "@app/db/roles";
import { startCaddy } from "../../tools/stack/caddy.ts";
import { runDirectory } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { startPostgres, stopPostgres } from "../../tools/stack/postgres.ts";
import { endProcess, isGroupAlive, type Started, startProcess, waitForHttp } from "../../tools/stack/processes.ts";
import { startRedis } from "../../tools/stack/redis.ts";
import { localSecrets } from "../../tools/stack/secrets.ts";
import type { Release } from "./releases.ts";

const RUN = "rolling";
/** The name by which the webs call whichever api answers, as compose's network alias does. */
const API_NAME = "api.renfort.internal";
const API_ADDRESSES = { "api-1": "127.0.0.21", "api-2": "127.0.0.22" };
/** As in compose: longer than a process takes to say that it stops and to finish. */
const STOP_GRACE_MS = 40_000;

/** In the order of docs/operations.md, « Upgrade ». */
export const SERVICES = ["api-1", "api-2", "worker", "web-1", "web-2"] as const;
export type Service = (typeof SERVICES)[number];
type Program = { file: string; env: Record<string, string>; health: string };

export class Site {
  readonly url: string;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly #directory = runDirectory(RUN);
  readonly #programs: Record<Service, Program>;
  readonly #environment: Record<string, string>;
  readonly #running = new Map<string, Started>();
  readonly #ports: { caddy: number; api: number; webs: [number, number] };

  private constructor(databaseUrl: string, redis: { started: Started; url: string }, ports: number[]) {
    const [caddy = 0, api = 0, web1 = 0, web2 = 0, metrics = 0, smtp = 0] = ports;
    const { application, rolePasswords } = localSecrets(this.#directory);
    this.url = `http://127.0.0.1:${caddy}`;
    this.databaseUrl = databaseUrl;
    this.ownerUrl = urlAs(databaseUrl, "owner", rolePasswords.owner);
    this.#ports = { caddy, api, webs: [web1, web2] };
    this.#running.set("redis", redis.started);
    this.#environment = {
      ...application,
      NODE_ENV: "production",
      LOCAL_RUN: "on",
      PUBLIC_URL: this.url,
      TRUSTED_PROXIES: "127.0.0.0/8",
      DATABASE_URL: urlAs(databaseUrl, "app", rolePasswords.app),
      REDIS_URL: redis.url,
      // Nobody listens: mails wait in the database.
      SMTP_URL: `smtp://127.0.0.1:${smtp}?ignoreTLS=true`,
      FILES_DIR: join(this.#directory, "files"),
      DOSSIER_KEYS_DIR: join(this.#directory, "dossier-keys"),
      ASSETS_DIR: join(this.#directory, "assets"),
      // The load comes from one address.
      RATE_LIMITS: "relaxed",
      REQUIRE_VERIFIED_EMAIL: "off",
      LOG_LEVEL: "info",
    };
    this.#programs = {
      "api-1": this.#api("api-1"),
      "api-2": this.#api("api-2"),
      worker: {
        file: "apps/server/src/main/worker.ts",
        env: { METRICS_PORT: String(metrics) },
        health: `http://127.0.0.1:${metrics}/ready`,
      },
      "web-1": this.#web(web1),
      "web-2": this.#web(web2),
    };
  }

  #api(name: "api-1" | "api-2"): Program {
    const port = String(this.#ports.api);
    const env = { HOST: API_ADDRESSES[name], API_PORT: port };
    return { file: "apps/server/src/main/api.ts", env, health: `http://${env.HOST}:${port}/health/ready` };
  }

  #web(port: number): Program {
    const env = { HOST: "127.0.0.1", PORT: String(port), API_URL: `http://${API_NAME}:${this.#ports.api}` };
    return { file: "apps/web/server.ts", env, health: `http://127.0.0.1:${port}/sante` };
  }

  /** The data alone; the database is there, empty the first time. */
  static async start(): Promise<Site> {
    const directory = runDirectory(RUN);
    for (const name of ["assets", "logs"]) rmSync(join(directory, name), { recursive: true, force: true });
    mkdirSync(join(directory, "logs"), { recursive: true });
    const { redisPassword } = localSecrets(directory);
    const memory = `${Math.max(512, Math.min(4096, Math.floor(totalmem() / 2 ** 20 / 5)))}MB`;
    const databaseUrl = await startPostgres({ directory, port: await freePort(), durable: true, memory });
    const redisPort = await freePort();
    const started = await startRedis(directory, redisPort, redisPassword);
    const ports: number[] = [];
    while (ports.length < 6) ports.push(await freePort());
    return new Site(databaseUrl, { started, url: `redis://:${redisPassword}@127.0.0.1:${redisPort}` }, ports);
  }

  /** One name for the two apis: needs a mount namespace of our own, which the hosts file of the machine does not see. */
  nameApis(): void {
    const file = join(this.#directory, "hosts");
    const lines = ["127.0.0.1 localhost", ...Object.values(API_ADDRESSES).map((address) => `${address} ${API_NAME}`)];
    writeFileSync(file, `${lines.join("\n")}\n`);
    execFileSync("mount", ["--bind", file, "/etc/hosts"]);
  }

  async startCaddy(): Promise<void> {
    const { caddy, api, webs } = this.#ports;
    const upstreams = {
      apis: Object.values(API_ADDRESSES).map((address) => `${address}:${api}`),
      webs: webs.map((port) => `127.0.0.1:${port}`),
    };
    const options = { site: this.url, addresses: ["127.0.0.1"], port: caddy, ...upstreams };
    this.#running.set("caddy", await startCaddy(RUN, options));
  }

  async startService(release: Release, service: Service): Promise<void> {
    const { file, env, health } = this.#programs[service];
    const log = join(this.#directory, `logs/${service}.log`);
    const started = startProcess({
      name: service,
      file: process.execPath,
      args: [file],
      env: { ...this.#environment, ...env },
      cwd: release.folder,
      log,
    });
    this.#running.set(service, started);
    await waitForHttp(health, started, log, 60_000);
  }

  async stopService(service: Service): Promise<void> {
    const started = this.#running.get(service);
    if (started) await endProcess(started, STOP_GRACE_MS);
    this.#running.delete(service);
  }

  /** The step « roles », then « migrate »; gives what the second printed. */
  async migrate({ folder }: Release): Promise<string> {
    await this.grantRoles();
    const { stdout } = await promisify(execFile)(process.execPath, ["db/src/migrate-cli.ts"], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: this.ownerUrl },
    });
    return stdout;
  }

  grantRoles(): Promise<void> {
    return createRoles(this.databaseUrl, localSecrets(this.#directory).rolePasswords);
  }

  async stop(): Promise<void> {
    for (const started of [...this.#running.values()].toReversed())
      if (isGroupAlive(started.pid)) await endProcess(started);
    stopPostgres(this.#directory);
  }
}
