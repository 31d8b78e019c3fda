import { limitKeyOf } from "@app/domain/accounts/network";
import { sha256 } from "../../platform/auth/tokens.ts";
import type { BudgetName, Limiter } from "../../platform/limits/rate-limiter.ts";

/** Counter keys hold a hash, not the e-mail address. */
const accountKeyOf = (email: string) => sha256(email).toString("base64url");

export type Attempt = {
  /** The password was right: undoes the count, and resets the budget of this device and address. */
  succeeded: () => Promise<void>;
};

/**
 * Counts a try before the password is checked, so that parallel tries cannot pass together. A known device has its
 * own budget, which strangers cannot use up. Unknown addresses are counted too, so that the answer reveals nothing.
 */
export async function startAttempt(
  limiter: Limiter,
  { email, ip, knownDevice }: { email: string; ip: string; knownDevice: string | null },
): Promise<Attempt> {
  const account = accountKeyOf(email);
  const address = limitKeyOf(ip);
  if (knownDevice !== null) {
    const device = `${account}:${sha256(knownDevice).toString("base64url")}`;
    await limiter.spend("login_device", device);
    return { succeeded: () => limiter.reset("login_device", device) };
  }
  // The caller's own address first: a try refused there does not count against the account.
  const counted: readonly [BudgetName, string][] = [
    ["login_address", address],
    ["login_pair", `${account}:${address}`],
    ["login_strangers", account],
  ];
  for (const [budget, who] of counted) await limiter.spend(budget, who);
  return {
    async succeeded() {
      await limiter.refund("login_address", address);
      await limiter.reset("login_pair", `${account}:${address}`);
      await limiter.refund("login_strangers", account);
    },
  };
}

/** The owner has proved the address by mail. */
export const resetSignInAttempts = (limiter: Limiter, email: string) =>
  limiter.reset("login_strangers", accountKeyOf(email));
