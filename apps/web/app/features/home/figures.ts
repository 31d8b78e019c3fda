import type { StatsView } from "@app/contract/site";
import { formatCount, formatPercent } from "@app/domain/format";
import type { Figure } from "./stats-card.tsx";

/** Only figures based on enough cases. */
export function figuresOf({ publishedJobs, activeEmployers, candidates, successRate }: StatsView): Figure[] {
  return [
    { label: "offres publiées", value: publishedJobs > 0 ? formatCount(publishedJobs) : null },
    { label: "employeurs actifs", value: activeEmployers === null ? null : formatCount(activeEmployers) },
    { label: "candidats inscrits", value: candidates === null ? null : formatCount(candidates) },
    { label: "de missions pourvues", value: successRate === null ? null : formatPercent(successRate / 100) },
  ].filter((figure): figure is Figure => figure.value !== null);
}
