import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { isRoot } from "../../tools/stack/paths.ts";
import { answers } from "../../tools/stack/ports.ts";
import { isAlive, isGroupAlive, type Started, startProcess } from "../../tools/stack/processes.ts";
import { type ClusterFiles, NODES, type NodeFiles, writeClusterFiles } from "./node-files.ts";
import { PatroniStatus, waitUntil } from "./patroni-status.ts";

const PACKAGES = { patroni: "patroni python3-etcd", etcd: "etcd-server", haproxy: "haproxy" };
/** Nothing else of our environment reaches an agent: a PGPASSWORD would be used instead of the passwords of its file. */
const SYSTEM_PATH = "/usr/sbin:/usr/bin:/sbin:/bin";

/** Three etcd, three PostgreSQL under Patroni and HAProxy, with the files of deploy/patroni. */
export class DatabaseCluster {
  readonly files: ClusterFiles;
  readonly status: PatroniStatus;
  readonly #directory: string;
  readonly #running = new Map<string, Started>();
  #isStopped = false;

  private constructor(directory: string, files: ClusterFiles) {
    this.#directory = directory;
    this.files = files;
    this.status = new PatroniStatus(files.nodes);
  }

  static async prepare(directory: string): Promise<DatabaseCluster> {
    for (const [program, packages] of Object.entries(PACKAGES))
      if (!SYSTEM_PATH.split(":").some((folder) => existsSync(join(folder, program))))
        throw new Error(`${program} is missing: apt-get install --no-install-recommends ${packages}`);
    const files = await writeClusterFiles(directory);
    return new DatabaseCluster(directory, files);
  }

  async start(): Promise<void> {
    for (const { name } of this.files.nodes) this.startEtcd(name);
    await waitUntil("etcd starts", () => answers(2379, this.files.nodes[0]?.address), 30_000);
    for (const { name } of this.files.nodes) this.startAgent(name);
    this.#run("haproxy", ["haproxy", "-f", this.files.haproxy, "-db"]);
    await waitUntil("the three servers agree", () => this.status.isHealthy(), 180_000);
  }

  startEtcd(name: string): void {
    this.#run(`etcd-${name}`, ["etcd"], this.node(name).etcd);
  }

  startAgent(name: string): void {
    this.#run(`patroni-${name}`, ["patroni", this.node(name).patroni]);
  }

  killEtcd(name: string): void {
    this.#kill(`etcd-${name}`);
  }

  killAgent(name: string): void {
    this.#kill(`patroni-${name}`);
  }

  killPostmaster(name: string): void {
    process.kill(this.#postmaster(name), "SIGKILL");
  }

  /** As docs/operations.md does it. */
  async switchover(from: string): Promise<void> {
    const { patroni } = this.node(from);
    const args = ["-c", patroni, "switchover", "--leader", from, "--force"];
    await promisify(execFile)("patronictl", args, { env: { PATH: SYSTEM_PATH, LANG: "C.UTF-8" }, timeout: 60_000 });
  }

  /** What one server itself answers to the superuser, as text. */
  async query(name: string, question: string): Promise<string> {
    const { username, password } = new URL(this.files.url);
    const ssl = { ca: readFileSync(this.files.authority, "utf8"), servername: "localhost" };
    const client = new pg.Client({
      host: this.node(name).address,
      user: username,
      password,
      database: "postgres",
      ssl,
    });
    await client.connect();
    const { rows } = await client.query<{ value: unknown }>(question);
    await client.end();
    return String(rows[0]?.value);
  }

  node(name: string): NodeFiles {
    const node = this.files.nodes.find((one) => one.name === name);
    if (!node) throw new Error(`no server is called ${name}`);
    return node;
  }

  async leader(): Promise<NodeFiles> {
    const leader = await this.status.leader();
    if (!leader) throw new Error("no server leads");
    return leader;
  }

  /** Ends everything that was started, agents first: they would start PostgreSQL again. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const name of [...this.#running.keys()].filter((key) => key.startsWith("patroni"))) this.#kill(name);
    const postmasters = NODES.map((name) => this.#postmaster(name)).filter((pid) => pid > 0 && isAlive(pid));
    for (const pid of postmasters) process.kill(pid, "SIGQUIT");
    const areGone = () => postmasters.every((pid) => !isAlive(pid));
    await waitUntil("PostgreSQL stops", areGone, 15_000).catch(() => {
      for (const pid of postmasters.filter(isAlive)) process.kill(pid, "SIGKILL");
    });
    for (const name of this.#running.keys()) this.#kill(name);
  }

  #run(name: string, command: readonly string[], env: Record<string, string> = {}): void {
    if (this.#isStopped) throw new Error("the servers are being stopped");
    const [file = "", ...args] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    const own = { PATH: SYSTEM_PATH, HOME: this.#directory, LANG: "C.UTF-8", ...env };
    const log = join(this.#directory, "../logs", `${name}.log`);
    this.#running.set(name, startProcess({ name, file, args, env: own, cwd: "/", log }));
  }

  #kill(name: string): void {
    const started = this.#running.get(name);
    if (started && isGroupAlive(started.pid)) process.kill(-started.pid, "SIGKILL");
    this.#running.delete(name);
  }

  /** Nought when there is none. */
  #postmaster(name: string): number {
    const file = join(this.node(name).home, "data/postmaster.pid");
    return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : 0;
  }
}
