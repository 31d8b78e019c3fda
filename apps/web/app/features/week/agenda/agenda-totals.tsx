import { shiftWords } from "@app/domain/missions/shift-words";
import { useWords } from "../../../lib/language/language.ts";
import type { WeekTotals } from "./agenda-state.ts";
import { agendaWords } from "./agenda-words.ts";

export function AgendaTotals({ confirmed, toConfirm, pay, isPayPartial }: WeekTotals) {
  const words = useWords(agendaWords);
  const { euros } = useWords(shiftWords);
  return (
    <dl className="weektot">
      <div>
        <dd className="num">{words.total(confirmed)}</dd>
        <dt>{words.totals.confirmed}</dt>
      </div>
      <div>
        <dd className="num">{words.total(toConfirm)}</dd>
        <dt>{words.totals.toConfirm}</dt>
      </div>
      <div>
        <dd className="num">{euros(pay)}</dd>
        <dt>{isPayPartial ? words.totals.payAtLeast : words.totals.pay}</dt>
      </div>
    </dl>
  );
}
