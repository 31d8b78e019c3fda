/** The files of deploy/patroni, filled for three database servers and HAProxy on loopback. */
import { execFileSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRoot, ROOT } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";

const PATRONI = join(ROOT, "deploy/patroni");
export const NODES = ["node1", "node2", "node3"] as const;
export type NodeName = (typeof NODES)[number];

export type NodeFiles = {
  name: NodeName;
  /** Each has an address of loopback to itself, and the ports of production there. */
  address: string;
  home: string;
  patroni: string;
  etcd: Record<string, string>;
};
export type ClusterFiles = {
  nodes: readonly NodeFiles[];
  haproxy: string;
  authority: string;
  /** The superuser's address, by HAProxy. */
  url: string;
};

const draw = () => randomBytes(16).toString("hex");

export async function writeClusterFiles(directory: string): Promise<ClusterFiles> {
  const network = `127.${randomInt(64, 127)}.${randomInt(1, 255)}`;
  const [leaderPort, replicaPort] = [await freePort(), await freePort()];
  const shared = {
    ...Object.fromEntries(NODES.map((_, index) => [`NODE_${index + 1}_ADDRESS`, `${network}.${index + 1}`])),
    DATABASE_NETWORK: "127.0.0.0/8",
    HAPROXY_ADDRESS: "127.0.0.1",
    LEADER_PORT: String(leaderPort),
    REPLICA_PORT: String(replicaPort),
    POSTGRES_SHARED_BUFFERS: "128MB",
    POSTGRES_CACHE_SIZE: "384MB",
    POSTGRES_PASSWORD: draw(),
    REPLICATION_PASSWORD: draw(),
    REWIND_PASSWORD: draw(),
    PATRONI_PASSWORD: draw(),
  };
  const certificates = join(directory, "certificates");
  const nodes = NODES.map((name, index): NodeFiles => {
    const address = `${network}.${index + 1}`;
    const folder = join(directory, name);
    const home = join(folder, "postgres");
    mkdirSync(home, { recursive: true });
    const own = { NODE_NAME: name, NODE_ADDRESS: address, DATABASE_HOME: home, ETCD_HOME: join(folder, "etcd") };
    fill(folder, { ...shared, ...own });
    execFileSync(join(PATRONI, "draw-certificate.sh"), [certificates, name, `IP:${address},DNS:localhost`]);
    copyFileSync(join(certificates, "authority.crt"), join(home, "authority.crt"));
    for (const kind of ["crt", "key"])
      copyFileSync(join(certificates, `${name}.${kind}`), join(home, `server.${kind}`));
    return { name, address, home, patroni: join(folder, "node.yml"), etcd: readVariables(join(folder, "etcd.env")) };
  });
  const haproxy = join(directory, "node1/haproxy.cfg");
  // Started as somebody else already, it may not change to a user of its own.
  writeFileSync(haproxy, readFileSync(haproxy, "utf8").replaceAll(/^ +(user|group) haproxy\n/gm, ""));
  if (isRoot) execFileSync("chown", ["-R", "postgres:", directory]);
  return {
    nodes,
    haproxy,
    authority: join(certificates, "authority.crt"),
    url: `postgres://postgres:${shared.POSTGRES_PASSWORD}@localhost:${leaderPort}/postgres`,
  };
}

/** As an operator does: a copy of the example with other values, then the shipped script. */
export function fill(folder: string, values: Readonly<Record<string, string>>): void {
  const example = readFileSync(join(PATRONI, "hosts.env.example"), "utf8");
  const settings = example.replaceAll(/^([A-Z0-9_]+)=(.*)$/gm, (_, name: string, value: string) => {
    return `${name}=${values[name] ?? value}`;
  });
  writeFileSync(join(folder, "hosts.env"), settings, { mode: 0o600 });
  execFileSync(join(PATRONI, "fill.sh"), [join(folder, "hosts.env"), folder]);
}

function readVariables(file: string): Record<string, string> {
  const lines = readFileSync(file, "utf8").matchAll(/^([A-Z_]+)="(.*)"$/gm);
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
}
