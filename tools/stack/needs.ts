import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's packages, by a command of each. */
const PACKAGES = {
  buildah: "buildah",
  caddy: "caddy",
  WebKitWebDriver: "webkit2gtk-driver",
  etcd: "etcd-server",
  etcdctl: "etcd-client",
  "firefox-esr": "firefox-esr",
  haproxy: "haproxy",
  ip: "iproute2",
  "mkfs.ext4": "e2fsprogs",
  mmdebstrap: "mmdebstrap",
  netavark: "netavark",
  patroni: "patroni python3-etcd",
  pgbackrest: "pgbackrest",
  pgbouncer: "pgbouncer",
  podman: "podman",
  prometheus: "prometheus",
  "prometheus-alertmanager": "prometheus-alertmanager",
  "prometheus-blackbox-exporter": "prometheus-blackbox-exporter",
  "prometheus-node-exporter": "prometheus-node-exporter",
  promtool: "prometheus",
  runc: "runc",
  "swift-proxy-server": "swift-proxy swift-account swift-container swift-object",
  "xvfb-run": "xvfb",
} as const;

type Needs = { commands: readonly (keyof typeof PACKAGES)[]; root?: true };

type Machine = { folders: readonly string[]; uid: number | undefined };

/** What a drill lacks to run on this machine, in one line; null when it has everything. */
export function missingFor({ commands, root }: Needs, { folders, uid }: Machine): string | null {
  const missing = commands.filter((command) => !folders.some((folder) => existsSync(join(folder, command))));
  const packages = [...new Set(missing.map((command) => PACKAGES[command]))];
  if (packages.length > 0)
    return `To run this: apt-get install --no-install-recommends ${packages.join(" ")} (bin/setup installs the usual ones).`;
  return root && uid !== 0 ? "To run this: be root (sudo -E)." : null;
}

/** What the journeys in other engines need. */
export const ENGINES: Needs = { commands: ["firefox-esr", "WebKitWebDriver", "xvfb-run"] };

export function missingHere(needs: Needs): string | null {
  // Servers are not always on the path of a person.
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/sbin", "/usr/lib/podman"];
  return missingFor(needs, { folders, uid: process.getuid?.() });
}

/** Ends a drill before it starts anything. */
export function requireForDrill(needs: Needs): void {
  const missing = missingHere(needs);
  if (missing === null) return;
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
