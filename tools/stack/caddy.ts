import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT, runDirectory } from "./paths.ts";
import { answers } from "./ports.ts";
import { isAlive, type Started, startProcess } from "./processes.ts";
import { type Stack, saveStack } from "./stack.ts";

export type CaddyOptions = {
  /** The site's address, as `PUBLIC_HOST` gives it in production. */
  site: string;
  /** The only addresses it listens on. */
  addresses: readonly string[];
  port: number;
  /** When there are several of each, as in production. */
  upstreams?: { apis: readonly string[]; webs: readonly string[] };
};

/** Debian's Caddy with the shipped rules, in front of a stack that runs. */
export async function startCaddy(run: string, stack: Stack, options: CaddyOptions): Promise<Started> {
  const { site, addresses, port, upstreams } = options;
  const directory = runDirectory(run);
  const home = join(directory, "caddy");
  mkdirSync(home, { recursive: true });
  const started = startProcess({
    name: "caddy",
    file: "caddy",
    args: ["run", "--config", join(ROOT, "deploy/Caddyfile"), "--adapter", "caddyfile"],
    env: {
      PUBLIC_HOST: site,
      API_UPSTREAM: upstreams?.apis.join(" ") ?? new URL(stack.apiUrl).host,
      WEB_UPSTREAM: upstreams?.webs.join(" ") ?? new URL(stack.url).host,
      BIND_DIRECTIVE: `bind ${addresses.join(" ")}`,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
    },
    cwd: home,
    log: join(directory, "logs/caddy.log"),
  });
  stack.processes.push(started);
  saveStack(run, stack);
  for (let tries = 0; tries < 200 && isAlive(started.pid); tries += 1) {
    const open = await Promise.all(addresses.map((address) => answers(port, address)));
    if (open.every(Boolean)) return started;
    await sleep(50);
  }
  throw new Error(`Caddy did not start: see ${join(directory, "logs/caddy.log")}`);
}
