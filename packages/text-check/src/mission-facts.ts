import { FREE_MAIL } from "@app/domain/companies/free-mail";
import type { Cents } from "@app/domain/money/money";

const NEW_COMPANY_DAYS = 30;
const HIGH_HOURLY_CENTS = 4000;
const GOOD_HOURLY_CENTS = 2500;

type Known = { companyAgeDays: number; emailDomain: string; hourlyCents: Cents | null };

/** What the model reads beside the words of a mission. */
export function missionFacts({ companyAgeDays, emailDomain, hourlyCents }: Known): string[] {
  const cents = hourlyCents ?? 0;
  return [
    companyAgeDays < NEW_COMPANY_DAYS ? "new company" : "known company",
    FREE_MAIL.has(emailDomain.toLowerCase()) ? "free mail" : "own mail",
    cents > HIGH_HOURLY_CENTS ? "high pay" : cents > GOOD_HOURLY_CENTS ? "good pay" : "usual pay",
  ];
}
