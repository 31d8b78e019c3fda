import { neighbourhoodKey, networkKey } from "./network.ts";

/** Where an account signed in from: the address and what the browser calls itself. */
export type SignIn = { ip: string; device: string };

/** Thousands of phones call themselves the same: it says something only among neighbours. */
export function deviceKey({ ip, device }: SignIn): string | null {
  const neighbourhood = neighbourhoodKey(ip);
  return neighbourhood && device ? `${neighbourhood} ${device}` : null;
}

/** What two accounts of one household or office have in common. */
export function signInKeys(signIns: readonly SignIn[]): string[] {
  return [...keysOf(signIns, ({ ip }) => networkKey(ip)), ...keysOf(signIns, deviceKey)];
}

export function keysOf(signIns: readonly SignIn[], keyOf: (signIn: SignIn) => string | null): Set<string> {
  return new Set(signIns.map(keyOf).filter((key) => key !== null));
}
