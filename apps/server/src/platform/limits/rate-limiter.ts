import { problemFr } from "@app/contract/http/problem.fr";
import type { Limit } from "@app/contract/http/route";
import { FIRST_QUOTAS, type Quota, type Quotas } from "@app/domain/office/quota";
import type { Redis } from "ioredis";
import { AppError } from "../http/errors.ts";
import { createSharedCounter } from "./shared-counter.ts";

type Budget = { max: number; seconds: number };

/** Budgets that no route declares. */
type InnerLimit =
  | "anonymous"
  | "member"
  | "login_address"
  | "login_pair"
  | "login_strangers"
  | "login_device"
  | "totp_account"
  | "totp_own"
  | "email_code"
  | "reset_account"
  | "apply_day"
  | "conversation"
  | "courtesy_mail"
  | "alert_mail"
  | "profile_views"
  | "cv_views"
  | "phone_codes"
  | "company_register"
  | "company_searches"
  | "invitations"
  | "reach_day"
  | "calendar"
  | "errors_stored"
  | "errors_sender";

/** Calls per window. `anonymous` and `member` apply to every route, in addition to its own. */
const BUDGETS: Record<Limit | InnerLimit, Budget> = {
  anonymous: { max: 240, seconds: 60 },
  member: { max: 300, seconds: 60 },
  login: { max: 30, seconds: 900 },
  // Wrong passwords: per address, per address and account, per account from all unknown
  // devices, and per account and known device.
  login_address: { max: 30, seconds: 900 },
  login_pair: { max: 10, seconds: 900 },
  login_strangers: { max: 30, seconds: 3600 },
  login_device: { max: 10, seconds: 900 },
  /** TOTP codes tried for one account by whoever has its password. */
  totp_account: { max: 10, seconds: 3600 },
  /** By one of its sessions, or on a device that has signed in to it before: strangers cannot use it up. */
  totp_own: { max: 10, seconds: 900 },
  /** Codes of confirmation mails tried for one account, over all its codes. */
  email_code: { max: 20, seconds: 86_400 },
  register: { max: 5, seconds: 3600 },
  reset: { max: 10, seconds: 3600 },
  reset_account: { max: 3, seconds: 3600 },
  verify: { max: 10, seconds: 3600 },
  refresh: { max: 60, seconds: 60 },
  apply: { max: 10, seconds: 60 },
  /** Per person and day; repeated idempotency keys do not count. */
  apply_day: { max: FIRST_QUOTAS.applications_per_day, seconds: 86_400 },
  publish: { max: FIRST_QUOTAS.publications_per_hour, seconds: 3600 },
  /** Called at each pause in typing. */
  lint: { max: 60, seconds: 60 },
  upload: { max: 20, seconds: 3600 },
  message: { max: 60, seconds: 60 },
  /** New conversations of one person. */
  conversation: { max: FIRST_QUOTAS.conversations_per_day, seconds: 86_400 },
  /** Sent by one company. */
  invitations: { max: 20, seconds: 86_400 },
  ticket: { max: 30, seconds: 60 },
  contact: { max: 5, seconds: 3600 },
  alert: { max: 10, seconds: 3600 },
  /** Mails that ask one address to confirm an alert; beyond it they are skipped, not refused. */
  alert_mail: { max: 3, seconds: 86_400 },
  error: { max: 30, seconds: 60 },
  /** Errors of all browsers, and apart those of the web server; beyond it they are dropped, not refused. */
  errors_stored: { max: 2_000, seconds: 3600 },
  /** Of the browsers of one address. A browser that breaks reports a handful. */
  errors_sender: { max: 20, seconds: 3600 },
  report: { max: 20, seconds: 86_400 },
  /** Acknowledgements to one address; beyond it they are skipped, not refused. */
  courtesy_mail: { max: 10, seconds: 86_400 },
  password: { max: 10, seconds: 900 },
  export: { max: 2, seconds: 86_400 },
  /** CVs made from the profile. */
  cv: { max: 20, seconds: 3600 },
  /** Links opened, people asked and named, teams joined. */
  team: { max: 60, seconds: 3600 },
  /** How many people are available: called when the words, the place or the hours of a form change. */
  reach: { max: 60, seconds: 60 },
  /** The same, of all the members of one company. */
  reach_day: { max: 300, seconds: 86_400 },
  calendar_link: { max: 20, seconds: 3600 },
  /** Readings of one address; agendas read it a few times a day. */
  calendar: { max: 60, seconds: 3600 },
  // Contact details opened per day.
  profile_views: { max: FIRST_QUOTAS.contacts_per_day, seconds: 86_400 },
  cv_views: { max: FIRST_QUOTAS.cvs_per_day, seconds: 86_400 },
  /** Text messages with a code, of everyone together: each one is paid for. */
  phone_codes: { max: FIRST_QUOTAS.phone_codes_per_day, seconds: 86_400 },
  /** The register allows seven per second and address. */
  company_register: { max: 5, seconds: 1 },
  /** Of one visitor, at each pause in typing. */
  company_search: { max: 60, seconds: 60 },
  /** Of everyone together: the checks of companies keep their share of the register. */
  company_searches: { max: 3, seconds: 1 },
};
export type BudgetName = keyof typeof BUDGETS;
export const BUDGET_NAMES = Object.keys(BUDGETS) as BudgetName[];

/** Budgets whose size the office may change. */
const QUOTA_OF: Partial<Record<BudgetName, Quota>> = {
  apply_day: "applications_per_day",
  publish: "publications_per_hour",
  conversation: "conversations_per_day",
  profile_views: "contacts_per_day",
  cv_views: "cvs_per_day",
  phone_codes: "phone_codes_per_day",
};

export type Limiter = {
  /** Counts a call; throws 429 when the budget is spent. */
  spend: (budget: BudgetName, who: string) => Promise<void>;
  /** Counts a call; false when the budget is spent. */
  allows: (budget: BudgetName, who: string) => Promise<boolean>;
  /** Undoes the count of one call. */
  refund: (budget: BudgetName, who: string) => Promise<void>;
  /** Resets the current window. */
  reset: (budget: BudgetName, who: string) => Promise<void>;
};

const RELAXED_FACTOR = 10_000;
/** Spent by every call: approximate, but cheap. */
const EVERY_CALL: ReadonlySet<BudgetName> = new Set(["anonymous", "member"]);

type Options = {
  relaxed: boolean;
  now: () => Date;
  readQuotas: () => Quotas;
  onRefused?: (budget: BudgetName) => void;
};

export function createLimiter(
  redis: Redis | null,
  { relaxed, now, readQuotas, onRefused = () => {} }: Options,
): Limiter {
  const counter = createSharedCounter(redis, now);
  const windowOf = (name: BudgetName) => Math.floor(now().getTime() / 1000 / BUDGETS[name].seconds);
  const keyOf = (name: BudgetName, who: string) => `limit:${name}:${who}:${windowOf(name)}`;
  const count = async (name: BudgetName, who: string) => {
    const { seconds } = BUDGETS[name];
    const quota = QUOTA_OF[name];
    const max = quota ? readQuotas()[quota] : BUDGETS[name].max;
    const window = windowOf(name);
    const key = keyOf(name, who);
    const used = EVERY_CALL.has(name) ? counter.incrementLazily(key, seconds) : await counter.increment(key, seconds);
    const retryAfter = Math.max(1, Math.ceil((window + 1) * seconds - now().getTime() / 1000));
    const within = used <= (relaxed ? max * RELAXED_FACTOR : max);
    if (!within) onRefused(name);
    return { within, retryAfter };
  };
  return {
    allows: async (name, who) => (await count(name, who)).within,
    refund: (name, who) => counter.decrement(keyOf(name, who)),
    reset: (name, who) => counter.reset(keyOf(name, who)),
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
