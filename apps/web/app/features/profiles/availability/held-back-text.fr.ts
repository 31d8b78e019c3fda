import type { HeldBack } from "@app/contract/profiles/availability";
import { formatEuros } from "@app/domain/money/format-euros";
import { formatLongDayWithoutYear } from "@app/domain/time/format-time";

/** « Les missions à 12,50 € de l’heure ou moins » */
export function heldBackText({ reason, company, title, hourlyCents, km }: HeldBack): string {
  switch (reason) {
    case "not_this_company":
      return `Les missions de ${company}`;
    case "pay":
      return `Les missions à ${formatEuros(hourlyCents)} de l’heure ou moins`;
    case "too_far":
      return km === null
        ? "Les missions plus éloignées"
        : `Les missions à ${Math.max(1, Math.floor(km))}\u00a0km ou plus`;
    case "not_my_job":
      return `Les missions du même métier que «\u00a0${title}\u00a0»`;
  }
}

export const heldUntilText = ({ until }: HeldBack): string => `Jusqu’au ${formatLongDayWithoutYear(new Date(until))}`;
