import type { StatsView } from "@app/contract/site/site";
import { formatCount, formatNumber, formatPercent } from "@app/domain/text/format-number";
import type { Figure } from "./stats-card.tsx";

type MaybeFigure = Omit<Figure, "value"> & { value: string | null };

/** Only figures based on enough cases. */
export function figuresOf({ publishedJobs, activeEmployers, candidates, successRate }: StatsView): Figure[] {
  return known([
    { label: "offres publiées", value: publishedJobs > 0 ? formatCount(publishedJobs) : null },
    { label: "employeurs actifs", value: activeEmployers === null ? null : formatCount(activeEmployers) },
    { label: "candidats inscrits", value: candidates === null ? null : formatCount(candidates) },
    { label: "de missions pourvues", value: successRate === null ? null : formatPercent(successRate / 100) },
  ]);
}

/** What happened so far, beside the four above. */
export function recordOf({ jobsFilled, matchingTime, countriesCovered }: StatsView): Figure[] {
  return known([
    {
      label: "missions terminées avec toutes leurs places prises",
      value: jobsFilled === null ? null : formatCount(jobsFilled),
    },
    { label: MATCHING, value: matchingTime === null ? null : hours(matchingTime) },
    {
      label: countriesCovered === 1 ? "pays couvert, la France" : "pays couverts",
      value: countriesCovered === null ? null : formatCount(countriesCovered),
    },
  ]);
}

const MATCHING = "en médiane entre la publication et la première acceptation";

/** « 26,9 h en médiane entre la publication et la première acceptation » */
export function matchingText({ matchingTime }: Pick<StatsView, "matchingTime">): string | null {
  return matchingTime === null ? null : `${hours(matchingTime)} ${MATCHING}`;
}

/** « 9 secondes en médiane », from the publication to the first person told; null when too few are known. */
export function tellingText({ tellingSeconds }: Pick<StatsView, "tellingSeconds">): string | null {
  if (tellingSeconds === null) return null;
  const minutes = Math.round(tellingSeconds / 60);
  const time = minutes < 2 ? `${formatCount(tellingSeconds)}\u00a0secondes` : `${formatCount(minutes)}\u00a0minutes`;
  return `${time} en médiane`;
}

/** « 26,9 h », as measured: rounding would flatter. */
const hours = (time: number) => `${formatNumber(time)}\u00a0h`;

function known(figures: readonly MaybeFigure[]): Figure[] {
  return figures.filter((figure): figure is Figure => figure.value !== null);
}
