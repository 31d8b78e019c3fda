import type { Kind, Site } from "./ask.ts";
import { CLAIMED, NEIGHBOUR, NEWCOMERS, VISITORS } from "./network.ts";

export type Check = { name: string; fault: string | null };

/** A window may end while we ask, and everyone begins anew: then the refusals are collected once more. */
const MOST_TRIES = 3;

/** Seven people spend their budgets side by side: nobody is refused before their own is spent, and then everyone is. */
export async function checkLimits(kind: Kind, site: Site): Promise<Check[]> {
  const spent = await spendSideBySide(kind, site);
  if (spent.fault) return [spent];
  for (let tries = 1; ; tries += 1) {
    const windowOf = () => Math.floor(Date.now() / 1000 / kind.windowSeconds);
    const window = windowOf();
    const checks = [spent, ...(await checkRefusals(kind, site))];
    const isSameWindow = window === windowOf();
    if (isSameWindow || tries === MOST_TRIES || checks.every(({ fault }) => fault === null)) return checks;
  }
}

async function spendSideBySide(kind: Kind, site: Site): Promise<Check> {
  const name = `${kind.name}: seven addresses have seven budgets of ${kind.budget}`;
  for (let round = 1; round <= kind.budget; round += 1)
    for (const address of VISITORS)
      if (!(await kind.ask(site, { address }))) return { name, fault: `${address} is refused at round ${round}` };
  return { name, fault: null };
}

async function checkRefusals(kind: Kind, site: Site): Promise<Check[]> {
  const checks: Check[] = [];
  const check = (name: string, fault: string | null) => checks.push({ name: `${kind.name}: ${name}`, fault });
  const overBudget = await findFirst(VISITORS, async (address) => !(await askUntilRefused(kind, site, address)));
  check("whoever has spent their budget is refused", overBudget ?? null);
  const spoofer = await findFirst(VISITORS, (address) => kind.ask(site, { address, claimedAddress: CLAIMED }));
  check("claiming another address does not help", spoofer ?? null);
  // The servers themselves have an IPv4 address only.
  const onIpv4 = VISITORS.filter((address) => !address.includes(":"));
  const direct = await findFirst(onIpv4, (address) =>
    kind.ask(site, { address, claimedAddress: CLAIMED, isDirect: true }),
  );
  check("nor does going past Caddy", direct ?? null);
  const isApart = await kind.ask(site, { address: NEIGHBOUR.address });
  check("two addresses of one /64 share a budget", isApart ? `${NEIGHBOUR.address} has its own` : null);
  const affected = await findFirst(
    NEWCOMERS,
    async (address) => !(await kind.ask(site, { address, claimedAddress: VISITORS[0] })),
  );
  check("claiming the address of someone refused harms nobody", affected ? `${affected} is refused` : null);
  return checks;
}

async function findFirst(
  addresses: readonly string[],
  isIt: (address: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const address of addresses) if (await isIt(address)) return address;
}

/** By every api, when there are several: calls go to one or the other. */
async function askUntilRefused(kind: Kind, site: Site, address: string): Promise<boolean> {
  const enough = site.apis * 2 - 1;
  let refused = 0;
  for (let tries = 0; tries <= kind.budget * 2; tries += 1) {
    refused = (await kind.ask(site, { address })) ? 0 : refused + 1;
    if (refused === enough) return true;
  }
  return false;
}
