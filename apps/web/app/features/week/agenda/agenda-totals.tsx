import type { WeekTotals } from "./agenda-state.fr.ts";

export function AgendaTotals({ confirmed, toConfirm, pay, isPayPartial }: WeekTotals) {
  return (
    <dl className="weektot">
      <div>
        <dd className="num">{confirmed}</dd>
        <dt>confirmées</dt>
      </div>
      <div>
        <dd className="num">{toConfirm}</dd>
        <dt>à confirmer</dt>
      </div>
      <div>
        <dd className="num">{pay}</dd>
        <dt>{isPayPartial ? "brut, au moins" : "brut, confirmé"}</dt>
      </div>
    </dl>
  );
}
