/** Containers on a machine without Docker: buildah, podman and runc from Debian, with everything they store in one folder. */
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/stack/paths.ts";

export const CACHE = process.env["DEPLOY_CACHE"] ?? join(ROOT, ".run/deploy");

/** What buildah and podman read their settings from; also says where this folder is to whoever is started with it. */
export function engineEnvironment(): Record<string, string> {
  const settings = {
    "storage.conf": `[storage]\ndriver = "overlay"\ngraphroot = "${CACHE}/graph"\nrunroot = "${CACHE}/runroot"\n`,
    // crun fails on hybrid cgroups; the limits it gives by default are more than some machines allow.
    "containers.conf": `[containers]
default_ulimits = ["nofile=20000:20000", "nproc=20000:20000"]
[engine]
cgroup_manager = "cgroupfs"
runtime = "runc"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${CACHE}/networks"
`,
    // Names without a registry are ours.
    "registries.conf": `unqualified-search-registries = ["localhost"]\nshort-name-mode = "permissive"\n`,
  };
  mkdirSync(join(CACHE, "conf"), { recursive: true });
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(CACHE, "conf", name), text);
  return {
    DEPLOY_CACHE: CACHE,
    CONTAINERS_STORAGE_CONF: join(CACHE, "conf/storage.conf"),
    CONTAINERS_CONF: join(CACHE, "conf/containers.conf"),
    CONTAINERS_REGISTRIES_CONF: join(CACHE, "conf/registries.conf"),
  };
}

/** Runs a program to its end; gives what it printed, or throws with it. */
export function run(file: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr } = spawnSync(file, args, {
    maxBuffer: 50_000_000,
    ...options,
    env: { ...process.env, ...engineEnvironment(), ...options.env },
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(`${file} ${args.slice(0, 6).join(" ")} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

export const podman = (...args: string[]): string => run("podman", args);

/** The end of what a container printed, on both its outputs. */
export const logsOf = (container: string): string => run("sh", ["-c", 'podman logs --tail 30 "$0" 2>&1', container]);

export function succeeds(...args: string[]): boolean {
  try {
    podman(...args);
    return true;
  } catch {
    return false;
  }
}
