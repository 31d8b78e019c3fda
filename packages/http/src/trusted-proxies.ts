/** Whose `X-Forwarded-For` is believed: the proxies in front of us, by address, and nobody else. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

export const LOCAL_PROXIES = "127.0.0.1/8,::1/128";

/** Reads `TRUSTED_PROXIES`: addresses and CIDR ranges separated by commas. Throws on anything else. */
export function parseTrustedProxies(text: string): string[] {
  const entries = text.split(",").map((entry) => entry.trim());
  for (const entry of entries) {
    if (!isRange(entry)) throw new Error(`TRUSTED_PROXIES: « ${entry} » is neither an address nor a CIDR range.`);
  }
  return entries;
}

export const isProxyList = (text: string): boolean => text.split(",").every((entry) => isRange(entry.trim()));

function isRange(entry: string): boolean {
  // The library also reads names, netmasks and shortened addresses: one way to write a range is enough.
  const [address = "", length] = entry.split("/", 2);
  if (isIP(address) === 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return false;
  try {
    proxyAddr.compile([entry]);
    return true;
  } catch {
    return false;
  }
}

export type ReadAddress = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/** The visitor's address, as Fastify reads it for calls: for upgrades, which do not go through Fastify. */
export function createReadAddress(trustedProxies: readonly string[]): ReadAddress {
  const trust = proxyAddr.compile([...trustedProxies]);
  // Only the headers and the socket are read.
  return (request) => proxyAddr(request as IncomingMessage, trust) ?? "";
}
