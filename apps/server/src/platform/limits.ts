import { problemFr } from "@app/contract/problem.fr";
import type { Limit } from "@app/contract/route";
import type { Redis } from "ioredis";
import { createCounter } from "./counter.ts";
import { AppError } from "./errors.ts";

type Budget = { max: number; seconds: number };

/** Budgets that no route declares: floors, and those a command spends itself. */
type InnerLimit =
  | "anonymous"
  | "member"
  | "login_address"
  | "login_pair"
  | "login_strangers"
  | "login_device"
  | "totp_account"
  | "reset_account"
  | "apply_day"
  | "conversation"
  | "courtesy_mail"
  | "profile_views"
  | "cv_views"
  | "company_register";

/** Calls per window. `anonymous` and `member` are the floor under every route; the others come on top. */
const BUDGETS: Record<Limit | InnerLimit, Budget> = {
  anonymous: { max: 240, seconds: 60 },
  member: { max: 300, seconds: 60 },
  login: { max: 30, seconds: 900 },
  // Wrong passwords: from one address, from one address for one account, for one account from all devices that never
  // signed in to it, and for one account from one device that did.
  login_address: { max: 30, seconds: 900 },
  login_pair: { max: 10, seconds: 900 },
  login_strangers: { max: 30, seconds: 3600 },
  login_device: { max: 10, seconds: 900 },
  /** Codes of the second step tried for one account, from wherever. */
  totp_account: { max: 10, seconds: 3600 },
  register: { max: 5, seconds: 3600 },
  reset: { max: 10, seconds: 3600 },
  reset_account: { max: 3, seconds: 3600 },
  verify: { max: 10, seconds: 3600 },
  refresh: { max: 60, seconds: 60 },
  apply: { max: 10, seconds: 60 },
  /** What one person can send in a day; the same key sent again is not another. */
  apply_day: { max: 40, seconds: 86_400 },
  publish: { max: 20, seconds: 3600 },
  /** Read again at each pause of the typing. */
  lint: { max: 60, seconds: 60 },
  upload: { max: 20, seconds: 3600 },
  message: { max: 60, seconds: 60 },
  /** New ones opened by one person. */
  conversation: { max: 20, seconds: 86_400 },
  ticket: { max: 30, seconds: 60 },
  contact: { max: 5, seconds: 3600 },
  report: { max: 20, seconds: 86_400 },
  /** Acknowledgements to one address that anyone can type: past it they are left out, never refused. */
  courtesy_mail: { max: 10, seconds: 86_400 },
  password: { max: 10, seconds: 900 },
  export: { max: 2, seconds: 86_400 },
  // Whoever opens more people than this in a day is not hiring.
  profile_views: { max: 200, seconds: 86_400 },
  cv_views: { max: 60, seconds: 86_400 },
  /** Seven a second are allowed to one address of ours. */
  company_register: { max: 5, seconds: 1 },
};
export type BudgetName = keyof typeof BUDGETS;

export type Limiter = {
  /** Counts one call and throws 429 when the budget is spent. */
  spend: (budget: BudgetName, who: string) => Promise<void>;
  /** Counts one call and says whether it was within the budget, for those that refuse silently. */
  allows: (budget: BudgetName, who: string) => Promise<boolean>;
  /** Takes one call back: it turned out not to be one of those the budget counts. */
  giveBack: (budget: BudgetName, who: string) => Promise<void>;
  /** Starts the current window again. */
  forget: (budget: BudgetName, who: string) => Promise<void>;
};

const RELAXED_FACTOR = 10_000;
/** Spent by every call: they need not be exact to the unit, and must cost next to nothing. */
const FLOORS: ReadonlySet<BudgetName> = new Set(["anonymous", "member"]);

export function createLimiter(redis: Redis | null, relaxed: boolean, now: () => Date): Limiter {
  const counter = createCounter(redis, now);
  const windowOf = (name: BudgetName) => Math.floor(now().getTime() / 1000 / BUDGETS[name].seconds);
  const keyOf = (name: BudgetName, who: string) => `limit:${name}:${who}:${windowOf(name)}`;
  const count = async (name: BudgetName, who: string) => {
    const { max, seconds } = BUDGETS[name];
    const window = windowOf(name);
    const key = keyOf(name, who);
    const used = FLOORS.has(name) ? counter.about(key, seconds) : await counter.exactly(key, seconds);
    const retryAfter = Math.max(1, Math.ceil((window + 1) * seconds - now().getTime() / 1000));
    return { within: used <= (relaxed ? max * RELAXED_FACTOR : max), retryAfter };
  };
  return {
    allows: async (name, who) => (await count(name, who)).within,
    giveBack: (name, who) => counter.giveBack(keyOf(name, who)),
    forget: (name, who) => counter.forget(keyOf(name, who)),
    async spend(name, who) {
      const { within, retryAfter } = await count(name, who);
      if (!within) throw new AppError(429, "rate_limited", problemFr.rateLimited(waitText(retryAfter)), { retryAfter });
    },
  };
}

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)}\u00a0min` : `${Math.ceil(seconds / 3600)}\u00a0h`;
}
