import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@app/db/migrate";
import { createRoles, urlAs } from "@app/db/roles";
import { GALLERY_BUILD } from "./build-web.ts";
import { startCaddy } from "./caddy.ts";
import { prefersCompose, startCompose, stopCompose } from "./compose.ts";
import { ROOT, runDirectory } from "./paths.ts";
import { freePort } from "./ports.ts";
import { hasCluster, startPostgres, stopPostgres } from "./postgres.ts";
import { endProcess, isGroupAlive, type Started, startProcess, waitForHttp } from "./processes.ts";
import { startRedis } from "./redis.ts";
import { type LocalSecrets, localSecrets } from "./secrets.ts";
import { migratedData } from "./template.ts";

export type StackOptions = {
  /** Runs do not disturb each other: `up`, `e2e` and `bench` each have their data, ports and pids. */
  name: string;
  /** Of Caddy, which people come to. */
  port: number;
  /** Where the api and the web listen: loopback by default. */
  host?: string;
  /** The site's name, and the addresses Caddy listens on: loopback by default. */
  front?: Front;
  /** Services already running are used instead of private ones. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  smtpUrl?: string | undefined;
  durable: boolean;
  /** What a durable database may keep in memory. */
  memory?: string;
  /** Of PostgreSQL, besides those of production. */
  logSettings?: readonly string[];
  /** Api, worker and web are started again when they end by themselves. */
  supervised?: boolean;
  settings: Record<string, string>;
};

type Front = {
  host: string;
  addresses: readonly string[];
  /** Also answers to another name: « localhost », or that of a tunnel. */
  anyName?: boolean;
  /** Of Caddy's questions to the servers, when they often restart. */
  healthInterval?: string;
};
const LOOPBACK: Front = { host: "127.0.0.1", addresses: ["127.0.0.1"] };

export type Stack = {
  /** The site, as people come to it: Caddy with the shipped rules. */
  url: string;
  /** The servers behind it, for whoever asks them alone. */
  webUrl: string;
  apiUrl: string;
  front: Front;
  /** For whoever prepares or inspects the data: the administrator's, unlike the one the applications are given. */
  databaseUrl: string;
  mailUrl: string | null;
  /** What to stop besides the processes. */
  owns: "postgres" | "compose" | "nothing";
  processes: Started[];
  supervised: boolean;
  /** What the api and the worker run with, for whoever starts them again. */
  environment: Record<string, string>;
};

const SUPERVISOR = join(import.meta.dirname, "supervisor.ts");

const stateFile = (directory: string) => join(directory, "stack.json");

/** The addresses and settings of a run; nothing is started yet, and a run of that name is ended. */
export async function planStack(options: StackOptions): Promise<Stack> {
  await stopStack(options.name);
  const directory = runDirectory(options.name);
  mkdirSync(join(directory, "logs"), { recursive: true });
  const { host = "127.0.0.1", front = LOOPBACK, port } = options;
  const [webPort, apiPort] = [await freePort(), await freePort()];
  const url = `http://${front.host}:${port}`;
  const stack: Stack = {
    url,
    webUrl: `http://${host}:${webPort}`,
    apiUrl: `http://${host}:${apiPort}`,
    front,
    databaseUrl: "",
    mailUrl: null,
    owns: "nothing",
    processes: [],
    supervised: options.supervised ?? false,
    environment: {},
  };
  stack.environment = {
    ...localSecrets(directory).application,
    NODE_ENV: "production",
    // Plain http and private services, for this machine alone: the rules of production do not apply.
    LOCAL_RUN: "on",
    HOST: host,
    API_PORT: String(apiPort),
    API_URL: stack.apiUrl,
    PORT: String(webPort),
    PUBLIC_URL: url,
    FILES_DIR: join(directory, "files"),
    DOSSIER_KEYS_DIR: join(directory, "dossier-keys"),
    // Nobody else takes over from them: whoever stops the product does not wait.
    STOP_DELAY_MS: "0",
    ...options.settings,
  };
  saveStack(options.name, stack);
  return stack;
}

/** The data services, migrated: those that are given, else those of compose.yaml, else private ones. */
export async function startServices(options: StackOptions, planned?: Stack): Promise<Stack> {
  const stack = planned ?? (await planStack(options));
  const directory = runDirectory(options.name);
  const secrets = localSecrets(directory);
  const data = await startData(options, directory, stack, secrets.redisPassword);
  // What an option sets for one run goes before what was started for it.
  stack.environment = { REDIS_URL: data.redisUrl, SMTP_URL: data.smtpUrl, ...stack.environment };
  stack.environment["DATABASE_URL"] = await prepareDatabase(stack, secrets, data.isMigrated);
  saveStack(options.name, stack);
  return stack;
}

/** Migrates as the owner, and gives the address of the role the applications run as. A database that was given is used as it is. */
async function prepareDatabase(
  { owns, databaseUrl }: Stack,
  { rolePasswords }: LocalSecrets,
  isMigrated: boolean,
): Promise<string> {
  if (owns === "nothing") {
    await migrate(databaseUrl);
    return databaseUrl;
  }
  await createRoles(databaseUrl, rolePasswords);
  if (!isMigrated) await migrate(urlAs(databaseUrl, "owner", rolePasswords.owner));
  return urlAs(databaseUrl, "app", rolePasswords.app);
}

/** Each thing is remembered as soon as it runs, so that a failure half-way leaves nothing behind. */
async function startData(options: StackOptions, directory: string, stack: Stack, redisPassword: string) {
  const compose = options.databaseUrl === undefined && prefersCompose() ? startCompose() : undefined;
  stack.owns = compose ? "compose" : options.databaseUrl === undefined ? "postgres" : "nothing";
  saveStack(options.name, stack);
  const isNew = stack.owns === "postgres" && !hasCluster(directory);
  stack.databaseUrl =
    options.databaseUrl ??
    compose?.databaseUrl ??
    (await startPostgres({
      directory,
      port: await freePort(),
      durable: options.durable,
      template: isNew ? await migratedData() : undefined,
      memory: options.memory,
      logSettings: options.logSettings,
    }));
  const redisUrl =
    options.redisUrl ?? compose?.redisUrl ?? (await startPrivateRedis(directory, stack.processes, redisPassword));
  saveStack(options.name, stack);
  const given = options.smtpUrl ?? compose?.smtpUrl;
  const mail = given ? { smtpUrl: given, httpUrl: null } : await startMailCatcher(directory, stack.processes);
  stack.mailUrl = compose ? "http://127.0.0.1:8025" : mail.httpUrl;
  return { redisUrl, smtpUrl: mail.smtpUrl, isMigrated: isNew };
}

/** Api, worker and web, each checked for health before the next, then Caddy in front of them. */
export async function startApplications(name: string, stack: Stack, ofWorker = {}): Promise<void> {
  await startApi(name, stack);
  await startWorker(name, stack, "worker", ofWorker);
  await startWeb(name, stack);
  await startFront(name, stack);
}

type Addresses = Pick<Stack, "url" | "webUrl" | "apiUrl"> & { name: string };

/** Caddy, in front of an api and a web that run. */
export async function startFront(run: string, stack: Stack, another: Partial<Addresses> = {}): Promise<void> {
  const { name, url, webUrl, apiUrl } = { ...stack, name: "caddy", ...another };
  const { port } = new URL(url);
  const { addresses, anyName, healthInterval } = stack.front;
  const site = anyName ? `http://:${port}` : url;
  const [apis, webs] = [[new URL(apiUrl).host], [new URL(webUrl).host]];
  const options = { name, site, addresses, port: Number(port), apis, webs, healthInterval };
  stack.processes.push(await startCaddy(run, options));
  saveStack(run, stack);
}

/** A second web, from the build that also has the page of components; gives its address. */
export async function startGallery(run: string, stack: Stack): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), PUBLIC_URL: url, WEB_BUILD: GALLERY_BUILD };
  await startNode(run, stack, { name: "gallery", file: "apps/web/server.ts", env, health: `${url}/sante` });
  return url;
}

/** Another api on the same data, with a web and a Caddy of its own: its address leads to other processes. */
export async function startSecond(run: string, stack: Stack): Promise<string> {
  const [url, webUrl, apiUrl] = [await freeUrl(), await freeUrl(), await freeUrl()];
  // Sockets are opened by pages of one's own origin only.
  const own = { PORT: new URL(webUrl).port, PUBLIC_URL: url, API_URL: apiUrl };
  await Promise.all([
    startApi(run, stack, apiUrl, own),
    startNode(run, stack, { name: "web-2", file: "apps/web/server.ts", env: own, health: `${webUrl}/sante` }),
  ]);
  await startFront(run, stack, { name: "caddy-2", url, webUrl, apiUrl });
  return url;
}

const freeUrl = async () => `http://127.0.0.1:${await freePort()}`;

/** The api, or another one beside it on a port of its own; `root` is the checkout it is started from. */
export function startApi(run: string, stack: Stack, url = stack.apiUrl, own = {}, root = ROOT): Promise<Started> {
  const name = url === stack.apiUrl ? "api" : `api-${new URL(url).port}`;
  const env = { ...own, API_PORT: new URL(url).port };
  return startNode(run, stack, { name, file: "apps/server/src/main/api.ts", env, health: `${url}/health/ready`, root });
}

export async function startWeb(run: string, stack: Stack): Promise<void> {
  await startNode(run, stack, { name: "web", file: "apps/web/server.ts", health: `${stack.webUrl}/sante` });
}

export function startWorker(run: string, stack: Stack, name = "worker", env = {}): Promise<Started> {
  return startNode(run, stack, { name, file: "apps/server/src/main/worker.ts", env });
}

type NodeProgram = { name: string; file: string; env?: Record<string, string>; health?: string; root?: string };

export async function startNode(run: string, stack: Stack, program: NodeProgram): Promise<Started> {
  const { name, file, env, health, root = ROOT } = program;
  const log = join(runDirectory(run), `logs/${name}.log`);
  const started = startProcess({
    name,
    file: process.execPath,
    args: stack.supervised ? [SUPERVISOR, name, file] : [file],
    env: { ...stack.environment, ...env },
    cwd: root,
    log,
  });
  stack.processes.push(started);
  saveStack(run, stack);
  if (health) await waitForHttp(health, started, log);
  return started;
}

async function startPrivateRedis(directory: string, processes: Started[], password: string): Promise<string> {
  const port = await freePort();
  processes.push(await startRedis(directory, port, password));
  return `redis://:${password}@127.0.0.1:${port}`;
}

async function startMailCatcher(
  directory: string,
  processes: Started[],
): Promise<{ smtpUrl: string; httpUrl: string }> {
  const [smtp, http] = [await freePort(), await freePort()];
  const log = join(directory, "logs/mail.log");
  const args = [join(import.meta.dirname, "mail-catcher.ts"), "--smtp", String(smtp), "--http", String(http)];
  const started = startProcess({ name: "mail", file: process.execPath, args, env: {}, cwd: ROOT, log });
  processes.push(started);
  const httpUrl = `http://127.0.0.1:${http}`;
  await waitForHttp(`${httpUrl}/health`, started, log);
  return { smtpUrl: `smtp://127.0.0.1:${smtp}?ignoreTLS=true`, httpUrl };
}

export function saveStack(name: string, stack: Stack): void {
  writeFileSync(stateFile(runDirectory(name)), JSON.stringify(stack, null, 2), { mode: 0o600 });
}

export function readStack(name: string): Stack | null {
  const file = stateFile(runDirectory(name));
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Stack) : null;
}

/** Ends exactly what this run started, newest first, and leaves its data. */
export async function stopStack(name: string): Promise<string[]> {
  const stack = readStack(name);
  if (!stack) return [];
  const ended: string[] = [];
  for (const started of stack.processes.toReversed()) {
    if (!isGroupAlive(started.pid)) continue;
    await endProcess(started);
    ended.push(started.name);
  }
  if (stack.owns === "postgres") stopPostgres(runDirectory(name));
  if (stack.owns === "compose") stopCompose();
  if (stack.owns !== "nothing") ended.push(stack.owns);
  rmSync(stateFile(runDirectory(name)));
  return ended;
}
