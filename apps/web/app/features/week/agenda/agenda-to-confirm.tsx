import type { AgendaShift } from "@app/contract/week/week";
import { useWords } from "../../../lib/language/language.ts";
import { AdText } from "../../../parts/language/ad-text.tsx";
import { comingWords } from "../../../parts/person/coming-words.ts";
import { ConfirmForm } from "../../../parts/person/confirm-coming-form.tsx";
import { agendaState } from "./agenda-state.ts";
import { agendaWords } from "./agenda-words.ts";

/** At a desk, where a shift of the grid is only a link. */
export function AgendaToConfirm({ shifts, now }: { shifts: readonly AgendaShift[]; now: number }) {
  const words = useWords(agendaWords);
  const rule = `${words.confirmAll} ${useWords(comingWords).rule}`;
  const waiting = new Map(
    shifts
      .filter((shift) => agendaState(shift, now) === "to-confirm")
      .map((shift) => [shift.application_id, shift] as const),
  );
  if (waiting.size === 0) return null;
  return (
    <>
      <p className="hint no-print mt-4 lg:hidden">{rule}</p>
      <section aria-labelledby="a-confirmer" className="card no-print mt-4 hidden p-4 lg:block">
        <h2 id="a-confirmer" className="text-lg">
          {words.toConfirm}
        </h2>
        <p className="text-ink-2 text-sm">{rule}</p>
        <ul className="mt-2 grid gap-2">
          {[...waiting].map(([id, shift]) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <AdText>{`${shift.job.title}, ${shift.job.company}`}</AdText>
                {words.colon + words.before(new Date(shift.confirmBefore), new Date(now))}
              </span>
              <span>
                <ConfirmForm id={id} title={shift.job.title} withRule={false} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
