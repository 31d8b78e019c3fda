import type { CompanyRightsView } from "@app/contract/companies/companies";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { COMPANY_LEVEL_NAMES } from "@app/domain/companies/company-level-names.fr";
import { LIMIT_NAMES } from "@app/domain/companies/company-limit-names.fr";
import type { Limit } from "@app/domain/companies/company-rights";
import { formatCount } from "@app/domain/text/format-number";

/** One right of the company: what it is today, and what it becomes at the next level; null when there is none. */
export interface RightLine {
  name: string;
  now: string;
  next: string | null;
}

type Opens = Pick<CompanyRightsView, "first_booking" | "contacts_before_acceptance">;

const contactsText = ({ contacts_before_acceptance: early }: Opens) =>
  early ? "dès la candidature" : "une fois la venue confirmée";

const firstYesText = ({ first_booking: isOpen }: Opens) => (isOpen ? "possible" : "pas encore");

const figure = (most: number | null) => (most === null ? "sans limite" : formatCount(most));

const USED: Partial<Record<Limit, (used: number) => string>> = {
  people_per_day: (used) => `, dont ${formatCount(used)} aujourd’hui`,
  contacts_per_day: (used) => `, dont ${formatCount(used)} aujourd’hui`,
  open_places: (used) => `, dont ${formatCount(used)} en cours`,
};

/** « 30, dont 12 aujourd’hui » */
function usedText(limit: Limit, most: number | null, used: number | null): string {
  return `${figure(most)}${used === null || used === 0 ? "" : (USED[limit]?.(used) ?? "")}`;
}

/** Everything the level decides, in the order of a mission: whom it tells, how many it takes, what is seen of them. */
export function rightLines(rights: CompanyRightsView): RightLine[] {
  const { next } = rights;
  const limits = rights.limits.map(({ limit, most, used }) => {
    const after = next?.limits.find((other) => other.limit === limit);
    return { name: LIMIT_NAMES[limit], now: usedText(limit, most, used), next: after ? figure(after.most) : null };
  });
  return [
    ...limits,
    { name: "E-mail, téléphone et CV", now: contactsText(rights), next: next && contactsText(next) },
    { name: "Place à la première personne qui dit oui", now: firstYesText(rights), next: next && firstYesText(next) },
  ];
}

/** The head of the column of what comes next. */
export const nextTitle = (level: CompanyLevel): string => COMPANY_LEVEL_NAMES[level];
