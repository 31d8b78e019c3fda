import type { CompanyRightsView } from "@app/contract/companies/companies";
import type { Employer } from "@app/domain/accounts/actor";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { PROOF_METHODS } from "@app/domain/companies/company-proof";
import { LEVEL_OPENS, LIMITS, type Limit, nextLevel } from "@app/domain/companies/company-rights";
import { isSiretClaimed } from "../../commands/company-claims.ts";
import { readNotifiedToday } from "../../commands/notified-people.ts";
import type { Context } from "../../platform/context.ts";
import { countOpenPlaces, readLimits } from "../../views/company-level-limits.ts";
import { countSeenToday } from "../../views/contact-log.ts";

/** What the company's level opens, what of it is used, and what opens next. */
export async function readRights(ctx: Context, { companyId }: Employer): Promise<CompanyRightsView> {
  const { db, settings } = ctx;
  const now = ctx.now();
  const { level, limits } = await readLimits(db, companyId, settings.levelLimits());
  const used: Partial<Record<Limit, number>> = {
    people_per_day: await readNotifiedToday(db, companyId, now),
    contacts_per_day: await countSeenToday(db, companyId, now),
    open_places: await countOpenPlaces(db, companyId, null),
  };
  const next = nextLevel(level);
  return {
    level,
    limits: LIMITS.map((limit) => ({ limit, most: limits[limit], used: used[limit] ?? null })),
    ...opens(level),
    siret_claimed: await isSiretClaimed(db, companyId),
    next: next && {
      level: next,
      limits: LIMITS.map((limit) => ({ limit, most: settings.levelLimits()[next][limit] })),
      ...opens(next),
      // A person of ours verifies a company; nothing that is sent does.
      proofs: next === "address_proven" ? [...PROOF_METHODS] : [],
    },
  };
}

const opens = (level: CompanyLevel) => ({
  first_booking: LEVEL_OPENS[level].firstBooking,
  contacts_before_acceptance: LEVEL_OPENS[level].contactsBeforeAcceptance,
});
