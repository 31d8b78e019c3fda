import { type LookupAddress, lookup as lookUp } from "node:dns";
import type { LookupFunction } from "node:net";

/** Longer than an api takes to stop. */
const AVOIDED_MS = 20_000;
const avoidedSince = new Map<string, number>();

/** An api that stops: the others that have its name are called first. */
export function avoidForNow(address: string | undefined): void {
  if (address !== undefined) avoidedSince.set(address, Date.now());
}

/** Of the addresses of one name, those that do not stop come first: `net` tries them in this order. */
export const lookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : sortByUse(found);
    if (options.all) callback(error, addresses);
    else callback(error, addresses[0]?.address ?? "", addresses[0]?.family);
  });
};

export function sortByUse(addresses: readonly LookupAddress[], now = Date.now()): LookupAddress[] {
  const since = ({ address }: LookupAddress) => {
    const at = avoidedSince.get(address) ?? 0;
    return at > now - AVOIDED_MS ? at : 0;
  };
  return addresses.toSorted((a, b) => since(a) - since(b));
}
