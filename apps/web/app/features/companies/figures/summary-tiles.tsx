import type { EmployerSummary } from "@app/contract/companies/employer-figures";
import { formatCount } from "@app/domain/text/format-number";
import { formatMinutes } from "@app/domain/time/duration";
import { Link } from "react-router";

export interface SummaryTilesProps {
  summary: EmployerSummary;
  /** The dashboard's address. */
  base: string;
}

/** Three figures in one card: what is missing comes before them. */
export function SummaryTiles({ summary, base }: SummaryTilesProps) {
  const { activeMissions, urgentMissions, applications, toAnswer, responseTimeMinutes } = summary;
  const tiles = [
    {
      value: formatCount(activeMissions),
      label: activeMissions > 1 ? "missions actives" : "mission active",
      detail:
        urgentMissions > 0 ? `dont ${formatCount(urgentMissions)} urgente${urgentMissions > 1 ? "s" : ""}` : undefined,
      to: `${base}/emplois?statut=en-recrutement`,
    },
    {
      value: formatCount(applications),
      label: applications > 1 ? "candidatures reçues" : "candidature reçue",
      detail: `${formatCount(toAnswer)} à traiter`,
      to: `${base}/candidatures`,
    },
    {
      value: responseTimeMinutes === null ? "–" : formatMinutes(responseTimeMinutes),
      label: "temps de réponse moyen",
      detail: responseTimeMinutes === null ? "mesuré dès 5 réponses" : "mesuré sur vos réponses",
      to: `${base}/analyses`,
    },
  ];
  return (
    <ul className="card min-w-0 divide-y divide-line">
      {tiles.map(({ value, label, detail, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-13 flex-wrap items-baseline gap-x-2 px-4 py-3 no-underline hover:underline"
          >
            <span className="display num font-bold text-xl">{value}</span>
            <span className="whitespace-nowrap">{label}</span>
            {detail !== undefined && <span className="ms-auto text-ink-2 text-sm">{detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
