import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT, runDirectory } from "./paths.ts";
import { answers } from "./ports.ts";
import { endProcess, isAlive, type Started, startProcess } from "./processes.ts";

export type CaddyOptions = {
  /** Of the process and its log. */
  name?: string;
  /** The site's address, as `PUBLIC_HOST` gives it in production. */
  site: string;
  /** The only addresses it listens on. */
  addresses: readonly string[];
  port: number;
  /** Hosts and ports of the servers behind; several of each in production. */
  apis: readonly string[];
  webs: readonly string[];
  /** How often it asks whether they answer; as shipped by default. */
  healthInterval?: string | undefined;
};

/** Debian's Caddy with the shipped rules, once the servers behind it run. */
export async function startCaddy(run: string, options: CaddyOptions): Promise<Started> {
  const { name = "caddy", site, addresses, port, apis, webs, healthInterval } = options;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  if (!folders.some((folder) => existsSync(join(folder, "caddy"))))
    throw new Error("Caddy is not installed. Run bin/setup.");
  const directory = runDirectory(run);
  const home = join(directory, name);
  mkdirSync(home, { recursive: true });
  const log = join(directory, `logs/${name}.log`);
  const started = startProcess({
    name,
    file: "caddy",
    args: ["run", "--config", join(ROOT, "deploy/Caddyfile"), "--adapter", "caddyfile"],
    env: {
      PUBLIC_HOST: site,
      API_UPSTREAM: apis.join(" "),
      WEB_UPSTREAM: webs.join(" "),
      BIND_DIRECTIVE: `bind ${addresses.join(" ")}`,
      ...(healthInterval && { HEALTH_INTERVAL: healthInterval }),
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
    },
    cwd: home,
    log,
  });
  for (let tries = 0; tries < 200 && isAlive(started.pid); tries += 1) {
    const open = await Promise.all(addresses.map((address) => answers(port, address)));
    if (open.every(Boolean)) return started;
    await sleep(50);
  }
  await endProcess(started);
  throw new Error(`Caddy did not start: see ${log}`);
}
