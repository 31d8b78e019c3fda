import { limitKeyOf } from "@app/domain/network";
import type { BudgetName, Limiter } from "../../platform/limits.ts";
import { sha256 } from "../../platform/tokens.ts";

/** Counters hold no e-mail address. */
const accountKeyOf = (email: string) => sha256(email).toString("base64url");

export type Attempt = {
  /** The password was right: what was counted for it is taken back, and this device or address starts again. */
  succeeded: () => Promise<void>;
};

/**
 * Counts one try before the password is checked, so that many at once cannot pass together; throws 429 when there were too
 * many wrong ones. A device known to the account has a budget of its own: strangers cannot use it up. The typed address is
 * counted whether or not it has an account, so the answer does not tell.
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
    return { succeeded: () => limiter.forget("login_device", device) };
  }
  // Nearest first: a try that its own address may not make does not count against the account.
  const counted: readonly [BudgetName, string][] = [
    ["login_address", address],
    ["login_pair", `${account}:${address}`],
    ["login_strangers", account],
  ];
  for (const [budget, who] of counted) await limiter.spend(budget, who);
  return {
    async succeeded() {
      await limiter.giveBack("login_address", address);
      await limiter.forget("login_pair", `${account}:${address}`);
      await limiter.giveBack("login_strangers", account);
    },
  };
}

/** Someone has shown through their mailbox that the account is theirs. */
export const forgetStrangers = (limiter: Limiter, email: string) =>
  limiter.forget("login_strangers", accountKeyOf(email));
