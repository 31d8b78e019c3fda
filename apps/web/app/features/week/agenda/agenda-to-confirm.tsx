import type { AgendaShift } from "@app/contract/week/week";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { ConfirmForm } from "../../../parts/person/confirm-coming-form.tsx";
import { agendaState, deadlineText } from "./agenda-state.fr.ts";

const CONFIRM_ALL = "Confirmer vaut pour tous vos créneaux de la mission.";

/** At a desk, where a shift of the grid is only a link. */
export function AgendaToConfirm({ shifts, now }: { shifts: readonly AgendaShift[]; now: number }) {
  const waiting = new Map(
    shifts
      .filter((shift) => agendaState(shift, now) === "to-confirm")
      .map((shift) => [shift.application_id, shift] as const),
  );
  if (waiting.size === 0) return null;
  return (
    <>
      <p className="hint no-print mt-4 lg:hidden">{`${CONFIRM_ALL} ${WITHDRAWAL_RULE}`}</p>
      <section aria-labelledby="a-confirmer" className="card no-print mt-4 hidden p-4 lg:block">
        <h2 id="a-confirmer" className="text-lg">
          À confirmer
        </h2>
        <p className="text-ink-2 text-sm">{`${CONFIRM_ALL} ${WITHDRAWAL_RULE}`}</p>
        <ul className="mt-2 grid gap-2">
          {[...waiting].map(([id, shift]) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span>{`${shift.job.title}, ${shift.job.company}\u00a0: ${deadlineText(shift, now)}`}</span>
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
