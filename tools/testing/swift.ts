/** A real S3 store for tests: OpenStack Swift with its S3 API, on loopback, in a folder of its own. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { isRoot } from "../stack/paths.ts";
import { freePort } from "../stack/ports.ts";
import { endProcess, startProcess, waitForHttp } from "../stack/processes.ts";

/** Alone on a machine it takes four seconds. */
const TIMEOUT_MS = 120_000;
const RINGS = ["account", "container", "object"] as const;
export type Swift = { endpoint: string; accessKey: string; secretKey: string; stop: () => Promise<void> };

export async function startSwift(): Promise<Swift> {
  if (!existsSync("/usr/bin/swift-proxy-server")) throw new Error("Swift is not installed. Run bin/setup.");
  const directory = mkdtempSync(join(tmpdir(), "renfort-swift-"));
  for (const name of ["conf", "node/d1", "log"]) mkdirSync(join(directory, name), { recursive: true });
  const user = isRoot ? "swift" : userInfo().username;
  const ports: Record<string, number> = {};
  for (const ring of RINGS) {
    const ringPort = await freePort();
    ports[ring] = ringPort;
    writeFileSync(join(directory, `conf/${ring}.conf`), serverConf(directory, ring, user, ringPort));
  }
  execFileSync("/usr/bin/python3", ["-c", RING_BUILDER, JSON.stringify(ports)], { cwd: join(directory, "conf") });
  const port = await freePort();
  writeFileSync(join(directory, "conf/proxy.conf"), proxyConf(directory, user, port));
  chmodSync(directory, 0o755);
  if (isRoot) execFileSync("chown", ["-R", `${user}:`, directory]);
  const log = join(tmpdir(), `renfort-swift-${port}.log`);
  const started = [...RINGS, "proxy"].map((name) =>
    startProcess({
      name,
      file: `/usr/bin/swift-${name}-server`,
      args: [join(directory, `conf/${name}.conf`)],
      env: {},
      cwd: "/",
      log,
    }),
  );
  const stop = async () => {
    await Promise.all(started.map((one) => endProcess(one)));
    for (const path of [directory, log]) rmSync(path, { recursive: true, force: true });
  };
  try {
    for (const one of started.slice(-1))
      await waitForHttp(`http://127.0.0.1:${port}/healthcheck`, one, log, TIMEOUT_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: "test:tester",
    secretKey: "testing",
    stop,
  };
}

/** Rings say where things are; ours have one device each. Made in one go: each start of Python costs a second. */
const RING_BUILDER = `
import json, sys
from swift.common.ring import RingBuilder
for name, port in json.loads(sys.argv[1]).items():
    ring = RingBuilder(6, 1, 1)
    place = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    ring.add_dev({"id": 0, "region": 1, "zone": 1, "device": "d1", "weight": 1, "meta": "", **place})
    ring.rebalance()
    ring.get_ring().save(name + ".ring.gz")
`;

const common = (directory: string, user: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${directory}/conf
workers = 0
user = ${user}
log_address = /nonexistent
log_level = ERROR
`;

const serverConf = (directory: string, ring: string, user: string, port: number) => `${common(directory, user, port)}
devices = ${directory}/node
mount_check = false
fallocate_reserve = 0
recon_cache_path = ${directory}/log
[pipeline:main]
pipeline = ${ring}-server
[app:${ring}-server]
use = egg:swift#${ring}
`;

const FILTERS = [
  "catch_errors",
  "gatekeeper",
  "healthcheck",
  "listing_formats",
  "bulk",
  "copy",
  "slo",
  "dlo",
  "symlink",
];

const proxyConf = (directory: string, user: string, port: number) => `${common(directory, user, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${FILTERS.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join("")}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
check_bucket_owner = false
[filter:versioned_writes]
use = egg:swift#versioned_writes
allow_object_versioning = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;
