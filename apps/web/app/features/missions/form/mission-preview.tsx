import type { Earnings } from "@app/domain/earnings";
import { formatBreakdown, formatEuros } from "@app/domain/format";
import { Eye } from "lucide-react";
import { MissionCard } from "../mission-card.tsx";
import type { MissionFacts } from "../mission-card-parts.tsx";

export interface PreviewProps {
  facts: MissionFacts;
  earnings: Earnings | null;
}

export function MissionPreview({ facts, earnings }: PreviewProps) {
  return (
    <aside className="js-only sticky top-24 hidden gap-3 lg:grid" aria-label="Aperçu de la mission">
      <p className="font-semibold text-ink-2 text-sm">Ce que verront les candidats</p>
      <Slip facts={facts} />
      {earnings && (
        <div className="card p-4 text-ink-2 text-sm">
          <p className="num flex justify-between gap-3">
            <span>{formatBreakdown(earnings)}</span>
            <b className="text-ink">{formatEuros(earnings.totalCents)}</b>
          </p>
          {earnings.hoursAssumed && <p className="mt-1 text-ink-3 text-xs">Calculé sur 8 heures par jour.</p>}
        </div>
      )}
      <p className="text-ink-3 text-xs">Estimation brute, payée par vous à la personne retenue.</p>
    </aside>
  );
}

export function PreviewStrip({ facts, earnings }: PreviewProps) {
  return (
    <details className="js-only lg:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <Eye className="ico text-brand" aria-hidden="true" />
        <span className="link">Aperçu</span>
        {earnings && (
          <span className="num ml-auto text-ink-2">
            {"Total estimé\u00a0: "}
            <b className="text-ink">{formatEuros(earnings.totalCents)}</b>
          </span>
        )}
      </summary>
      <div className="max-h-[55dvh] overflow-y-auto px-0.5 pt-1 pb-3">
        <Slip facts={facts} />
      </div>
    </details>
  );
}

/** Hidden from screen readers: the form holds the same text. */
function Slip({ facts }: { facts: MissionFacts }) {
  return (
    <div inert>
      <MissionCard mission={facts} index={0} />
    </div>
  );
}
