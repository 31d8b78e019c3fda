import { Eye } from "lucide-react";
import { MissionCard } from "../../../parts/mission-card/mission-card.tsx";
import type { MissionFacts } from "../../../parts/mission-card/mission-card-parts.tsx";
import { CostDetail } from "./pay/cost-detail.tsx";
import type { Draft } from "./values/mission-draft.ts";

export interface PreviewProps {
  facts: MissionFacts;
  draft: Draft;
}

export function MissionPreview({ facts, draft }: PreviewProps) {
  return (
    <aside
      className="js-only sticky top-24 hidden grid-cols-[minmax(0,1fr)] gap-4 lg:grid"
      aria-label="Aperçu de la mission"
    >
      <h2 className="font-sans font-semibold text-ink-2 text-sm">Ce que verront les candidats</h2>
      <PreviewCard facts={facts} />
      <CostDetail draft={draft} />
    </aside>
  );
}

/** Where there is no column for it. */
export function PreviewStrip({ facts, draft }: PreviewProps) {
  return (
    <details className="js-only lg:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <Eye className="ico text-brand" aria-hidden="true" />
        <span className="link">Aperçu et détail du coût</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-0.5 pt-1 pb-3">
        <PreviewCard facts={facts} />
        <CostDetail draft={draft} />
      </div>
    </details>
  );
}

/** Hidden from screen readers: the form holds the same text. */
function PreviewCard({ facts }: { facts: MissionFacts }) {
  return (
    <div inert>
      <MissionCard mission={facts} />
    </div>
  );
}
