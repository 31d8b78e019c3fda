import { parisStartOfDay } from "../time/calendar.ts";
import { formatLongDay } from "../time/format-time.ts";
import type { LimitFinding } from "./contract-limits.ts";
import { MOST_EXTRA_DAYS } from "./extra-days.ts";
import { sourceText } from "./law-source.fr.ts";

/** What an employer reads, with the article. */
export function limitText(finding: LimitFinding): string {
  return `${sentenceOf(finding)} ${sourceText(finding.source)}.`;
}

function sentenceOf(finding: LimitFinding): string {
  switch (finding.kind) {
    case "extra_days":
      return `${finding.days}\u00a0jours d’extra connus ici au ${quarterName(finding.quarter)}, pour cette personne et cet établissement. Au-delà de ${MOST_EXTRA_DAYS}\u00a0jours, elle peut demander un CDI.`;
    case "one_per_vacation":
      return `Un extra a un contrat par vacation\u00a0: ${finding.vacations}\u00a0contrats, et non un seul.`;
    case "season_under_a_month":
      return "Un contrat saisonnier dure un mois au moins.";
    case "season_over_nine_months":
      return "Un contrat saisonnier dure 9\u00a0mois au plus.";
    case "waiting_time":
      return `Un contrat vient de finir sur ce poste\u00a0: sauf accord de votre branche, aucun autre CDD jusqu’au ${formatLongDay(parisStartOfDay(finding.until))} (${finding.days}\u00a0jour${finding.days > 1 ? "s" : ""} d’ouverture).`;
  }
}

const QUARTERS: Record<string, string> = { Q1: "1er", Q2: "2e", Q3: "3e", Q4: "4e" };

/** « 4e trimestre 2026 » */
function quarterName(quarter: string): string {
  return `${QUARTERS[quarter.slice(5)] ?? ""} trimestre ${quarter.slice(0, 4)}`;
}
