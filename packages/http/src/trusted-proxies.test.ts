import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { createReadAddress, LOCAL_PROXIES, parseTrustedProxies } from "./trusted-proxies.ts";

test("addresses and ranges are read", () => {
  expect(parseTrustedProxies(LOCAL_PROXIES)).toEqual(["127.0.0.1/8", "::1/128"]);
  expect(parseTrustedProxies("172.28.0.0/24, 2001:db8::/32 ,10.0.0.7")).toEqual([
    "172.28.0.0/24",
    "2001:db8::/32",
    "10.0.0.7",
  ]);
});

test.each(["", "127.0.0.1,", "loopback", "proxy.internal", "10.0.0.0/33", "10.0.0.0/0", "::/0", "1.2.3", "*", "true"])(
  "« %s » is refused",
  (text) => expect(() => parseTrustedProxies(text)).toThrow("TRUSTED_PROXIES"),
);

const from = (peer: string, forwarded?: string) => ({
  socket: { remoteAddress: peer } as Socket,
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
});

test.each([
  ["a stranger is who they are", "203.0.113.9", undefined, "203.0.113.9"],
  ["a stranger who claims to be another changes nothing", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a stranger who claims to be the proxy changes nothing", "203.0.113.9", "172.28.0.5", "203.0.113.9"],
  ["the proxy is believed", "172.28.0.5", "198.51.100.1", "198.51.100.1"],
  ["the proxy is believed over IPv4-mapped IPv6", "::ffff:172.28.0.5", "198.51.100.1", "198.51.100.1"],
  ["what a visitor sent to the proxy is not", "172.28.0.5", "10.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["two proxies are followed to the first stranger", "172.28.0.5", "198.51.100.1, 172.28.0.9", "198.51.100.1"],
  ["a neighbour of the range is a stranger", "172.28.1.5", "198.51.100.1", "172.28.1.5"],
  ["this machine is a stranger unless it is named", "127.0.0.1", "198.51.100.1", "127.0.0.1"],
])("%s", (_what, peer, forwarded, address) => {
  expect(createReadAddress(["172.28.0.0/24"])(from(peer, forwarded))).toBe(address);
});
