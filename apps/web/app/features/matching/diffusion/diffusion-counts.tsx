import type { DiffusionView } from "@app/contract/matching/diffusion";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { AnnouncedCounts } from "./announced-counts.tsx";
import { countLines, countsSentence } from "./headline.fr.ts";

interface DiffusionCountsProps {
  view: DiffusionView;
  /** Absent before the first application, of somebody notified or not. */
  applicationsHref: string | undefined;
}

export function DiffusionCounts({ view, applicationsHref }: DiffusionCountsProps) {
  return (
    <Card padding="none" aria-label="Où en est la diffusion" className="overflow-hidden">
      <ol className="funnel">
        {countLines(view).map(({ value, label }) => (
          <li key={label.slice(0, 4)}>
            <b>{value}</b> <span>{label}</span>
          </li>
        ))}
      </ol>
      <AnnouncedCounts sentence={countsSentence(view)} />
      <p className="px-4 pb-3.5 text-center text-ink-2 text-sm">
        Les noms n’apparaissent qu’au moment où une personne postule.
        {applicationsHref !== undefined && (
          <>
            {" "}
            <Link to={applicationsHref} prefetch="intent" className="link whitespace-nowrap">
              Voir les candidatures
            </Link>
          </>
        )}
      </p>
    </Card>
  );
}
