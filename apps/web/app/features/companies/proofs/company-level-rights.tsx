import type { CompanyView } from "@app/contract/companies/companies";
import { type CompanyLevel, isProven, type RegisterOutcome, refusalOf } from "@app/domain/companies/company-level";
import { companyLevelSentence } from "@app/domain/companies/company-level.fr";
import { formatSiret } from "@app/domain/companies/siret";
import { HELD_EXPLANATIONS, HELD_NEXT_STEPS } from "@app/domain/missions/held-mission.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { BadgeCheck, FileCheck, FileQuestionMark, type LucideIcon, MapPinCheck } from "lucide-react";
import { cx } from "../../../ui/class-names.ts";

const ICONS: Record<CompanyLevel, LucideIcon> = {
  unverified: FileQuestionMark,
  siret_found: FileCheck,
  address_proven: MapPinCheck,
  verified: BadgeCheck,
};

export type RegisteredCompany = Pick<
  CompanyView,
  "level" | "level_at" | "register_outcome" | "register_asked_at" | "register_suggestion"
>;

/** A sentence: a badge would be cut on a phone. */
export function CompanyLevelText({ company }: { company: RegisteredCompany }) {
  const Icon = ICONS[company.level];
  return (
    <span className="flex items-start gap-1.5 font-semibold text-sm">
      <Icon className={cx("ico mt-0.5", isProven(company.level) ? "text-ok" : "text-ink-3")} aria-hidden="true" />
      <span className="min-w-0">{companyLevelSentence(company.level, new Date(company.level_at))}</span>
    </span>
  );
}

export function CompanyRegisterNote({ company }: { company: RegisteredCompany }) {
  if (company.level !== "unverified") return null;
  const isRefused = refusalOf(company.register_outcome) !== null;
  return (
    <p className={cx("mt-4 rounded-md p-3 text-sm", isRefused ? "bg-warn-soft text-warn-ink" : "bg-paper text-ink-2")}>
      {registerText(company)}
    </p>
  );
}

function registerText({
  register_outcome: outcome,
  register_asked_at: at,
  register_suggestion,
}: RegisteredCompany): string {
  if (outcome === null || at === null)
    return "Le répertoire Sirene n’a pas encore répondu pour ce numéro. Vous pouvez publier\u00a0: la question lui est posée de nouveau.";
  const suggestion =
    register_suggestion === null
      ? ""
      : ` Le siège ouvert de l’entreprise a le numéro ${formatSiret(register_suggestion)}.`;
  return `${outcomeText(outcome)}${suggestion} Réponse du ${formatLongDay(new Date(at))}.`;
}

function outcomeText(outcome: RegisterOutcome): string {
  switch (outcome) {
    case "not_found":
    case "closed":
    case "another_name":
      return `${HELD_EXPLANATIONS[outcome]} Vos missions attendent une vérification avant d’être publiées. ${HELD_NEXT_STEPS[outcome]}`;
    case "hidden":
      return "SIRET actif, identité non publique\u00a0: le répertoire Sirene ne montre ni nom ni adresse. Vous pouvez publier.";
    case "doubtful":
    case "siret_found":
      return "Le nom et l’adresse que vous avez indiqués ne permettent pas de reconnaître l’établissement au répertoire Sirene. Vous pouvez publier\u202f; indiquez le nom et l’adresse de votre avis de situation pour que votre SIRET soit affiché comme trouvé.";
  }
}
