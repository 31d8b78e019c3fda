import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { formatEuros } from "@app/domain/money/format-euros";
import type { Cents } from "@app/domain/money/money";
import { costOf, type Draft } from "../values/mission-draft.ts";

/** For everyone wanted, where the earnings are of one person. */
export function CostDetail({ draft }: { draft: Draft }) {
  const cost = costOf(draft);
  if (!cost) return null;
  const lines: [string, Cents][] = [
    [isEmployeeKind(draft.contractKind) ? "Salaires" : "Rémunération", cost.payCents],
    ["Fin de contrat, 10\u202f%", cost.bonusCents],
    ["Congés payés, 10\u202f%", cost.holidayCents],
  ];
  return (
    <div className="card p-4">
      <h2 className="text-base">Coût brut estimé</h2>
      <dl className="num mt-2 grid gap-1 text-ink-2 text-sm">
        {lines
          .filter(([, cents]) => cents > 0)
          .map(([label, cents]) => (
            <div key={label} className="flex flex-wrap gap-x-3">
              <dt>{label}</dt>
              <dd className="ms-auto">{formatEuros(cents)}</dd>
            </div>
          ))}
        <div className="mt-1 flex flex-wrap gap-x-3 border-line border-t pt-1.5 text-ink">
          <dt className="font-semibold">Total</dt>
          <dd className="ms-auto font-bold text-base">{formatEuros(cost.grossCents)}</dd>
        </div>
      </dl>
      {isEmployeeKind(draft.contractKind) && <p className="hint">Hors cotisations patronales.</p>}
    </div>
  );
}
