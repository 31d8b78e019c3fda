import type { CompanyLevel } from "@app/domain/companies/company-level";
import { type LimitedRight, nextLevel } from "@app/domain/companies/company-rights";
import { formatCount } from "@app/domain/text/format-number";

const PROVE =
  "Prouvez son adresse sur la page de l’entreprise, par un e-mail, un courrier ou un document\u00a0: vous pourrez aller plus loin.";
const WRITE = "Au-delà, notre équipe vérifie l’entreprise\u00a0: écrivez-nous par la page Contact.";

const counted = (count: number, one: string) => `${formatCount(count)}\u00a0${one}${count > 1 ? "s" : ""}`;

/** What opens more, and how. */
export function whatOpensMore(level: CompanyLevel): string | null {
  const next = nextLevel(level);
  return next === null ? null : next === "address_proven" ? PROVE : WRITE;
}

const RULES: Record<Exclude<LimitedRight, "first_booking">, (most: number) => string> = {
  people_per_wave: (most) => `Une vague prévient au plus ${counted(most, "personne")}.`,
  people_per_day: (most) => `Votre entreprise prévient au plus ${counted(most, "personne")} par jour.`,
  contacts_per_day: (most) => `Votre entreprise voit au plus ${counted(most, "contact")} par jour.`,
  places_per_mission: (most) => `Une mission de votre entreprise compte au plus ${counted(most, "place")}.`,
  open_places: (most) =>
    `Les missions en cours de votre entreprise comptent ensemble au plus ${counted(most, "place")}.`,
};

export const FIRST_BOOKING_CLOSED =
  "La réservation au premier oui s’ouvre quand l’adresse de votre entreprise est prouvée.";

/** 403 `level_limit`: the rule of this level, and what opens more. */
export function levelLimitText(limit: LimitedRight, level: CompanyLevel, most: number): string {
  const rule = limit === "first_booking" ? FIRST_BOOKING_CLOSED : RULES[limit](most);
  const more = whatOpensMore(level);
  return more === null ? rule : `${rule} ${more}`;
}
