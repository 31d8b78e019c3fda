import type { DiffusionView } from "@app/contract/matching/diffusion";
import { Card } from "../../../ui/card.tsx";
import { AnnouncedCounts } from "./announced-counts.tsx";
import { countLines, countsSentence, unnotifiedText } from "./headline.fr.ts";

export function DiffusionCounts({ view }: { view: DiffusionView }) {
  const unnotified = unnotifiedText(view);
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
        {unnotified !== undefined && `${unnotified} `}
        Les noms n’apparaissent qu’au moment où une personne postule.
      </p>
    </Card>
  );
}
