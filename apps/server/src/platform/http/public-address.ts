import { lookup } from "node:dns";
import { BlockList, isIPv4, isIPv6, type LookupFunction } from "node:net";

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  privateNetworks.addSubnet(network, prefix);
const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");
/** IPv6 ranges of documentation, 6to4 and Teredo. */
const tunnelledIpv6 = new BlockList();
tunnelledIpv6.addSubnet("2001:db8::", 32, "ipv6");
tunnelledIpv6.addSubnet("2002::", 16, "ipv6");
tunnelledIpv6.addSubnet("2001::", 32, "ipv6");

/** Not private, local or cloud-internal. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return !privateNetworks.check(plain);
  return isIPv6(plain) && globalIpv6.check(plain, "ipv6") && !tunnelledIpv6.check(plain, "ipv6");
}

/** Checks the resolved addresses, and connects to one of them. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error("no address"), "", 4);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error("not a public address"), "", 4);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
