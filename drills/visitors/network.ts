import { execFileSync, spawnSync } from "node:child_process";

/** Where the api and the web listen, and thus where Caddy and the web call from: not loopback, as in containers. */
export const INSIDE = "10.99.0.2";
export const INSIDE_NETWORK = "10.99.0.0/24";
/** Where Caddy listens for people. */
export const CADDY = { v4: "198.51.100.1", v6: "2001:db8:ffff::1" };
/** Seven people at seven addresses: each must have limits of their own. */
export const VISITORS = [
  "198.51.100.11",
  "198.51.100.12",
  "203.0.113.11",
  "203.0.113.12",
  "2001:db8:1::1",
  "2001:db8:2::1",
  "2001:db8:3:4::1",
] as const;
/** Another address of the /64 of the fifth one: the same connection, so the same limits. */
export const NEIGHBOUR = { of: "2001:db8:1::1", address: "2001:db8:1::abcd:2" };
/** People nobody has counted yet. */
export const NEWCOMERS = ["203.0.113.99", "2001:db8:9::1"] as const;
/** An address nobody has, to be claimed. */
export const CLAIMED = "192.0.2.77";

const INSIDE_FLAG = "--inside";

/** Whether this process already runs in a network of its own. */
export const isInOwnNetwork = process.argv.includes(INSIDE_FLAG);

export const canHaveOwnNetwork = (): boolean => spawnSync("unshare", ["--net", "true"]).status === 0;

/** Runs a program in a network of its own, where adding addresses disturbs nobody. Gives its exit code. */
export function runInOwnNetwork(file: string): number {
  const args = ["--net", "--", process.execPath, file, INSIDE_FLAG];
  return spawnSync("unshare", args, { stdio: "inherit" }).status ?? 1;
}

/** @param own those of the servers, besides those of the visitors. */
export function addAddresses(own: readonly string[] = [INSIDE, CADDY.v4, CADDY.v6]): void {
  const all = [...own, ...VISITORS, NEIGHBOUR.address, ...NEWCOMERS];
  ip("link", "set", "lo", "up");
  for (const address of all)
    ip(
      "addr",
      "add",
      `${address}/${address.includes(":") ? 128 : 32}`,
      "dev",
      "lo",
      ...(address.includes(":") ? ["nodad"] : []),
    );
}

function ip(...args: string[]): void {
  execFileSync("ip", args, { stdio: ["ignore", "ignore", "inherit"] });
}
