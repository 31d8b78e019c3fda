import type { ApplicationView } from "@app/contract/applications/applications";
import { shiftPlacesText } from "@app/domain/missions/shift.fr";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AppliedShifts } from "../applied/applied-shifts.tsx";

export interface ShiftDecisionProps {
  application: Pick<ApplicationView, "shifts" | "job">;
  /** Limits of working time, in sentences. */
  limits: readonly string[];
  /** The form that accepts; undefined once it is decided. */
  form: string | undefined;
}

/** The shifts asked for. Where people may take some of them, the employer chooses which to accept. */
export function ShiftDecision({ application, limits, form }: ShiftDecisionProps) {
  const { shifts, job } = application;
  const isChoice = form !== undefined && job.takeSome && shifts.length > 1;
  const [first, ...others] = limits;
  return (
    <section className="card card-pad" aria-labelledby="creneaux-demandes">
      <h2 id="creneaux-demandes" className="text-xl">
        {shifts.length > 1 ? "Créneaux demandés" : "Créneau demandé"}
      </h2>
      {isChoice ? (
        <>
          <p className="mt-1 text-ink-2 text-sm">Décochez ceux que vous n’acceptez pas.</p>
          <input type="hidden" name="choice" value="1" form={form} />
          <div className="mt-3 grid gap-2">
            {shifts.map((shift) => (
              <ShiftCheck key={shift.id} shift={shift} form={form} />
            ))}
          </div>
        </>
      ) : (
        <AppliedShifts shifts={shifts} withPlaces className="mt-3" />
      )}
      {first !== undefined && (
        <Notice tone="warn" title={first} className="mt-4">
          {others.length > 0 ? others.map((text) => <p key={text}>{text}</p>) : undefined}
        </Notice>
      )}
    </section>
  );
}

function ShiftCheck({ shift, form }: { shift: ApplicationView["shifts"][number]; form: string }) {
  const isFull = shift.accepted >= shift.positions;
  const row = (
    <>
      <span className="c-h">
        <ShiftTime startsAt={shift.startsAt} endsAt={shift.endsAt} />
      </span>
      <span />
      <span className="c-s">
        <b>{shiftPlacesText(shift)}</b>
      </span>
    </>
  );
  if (isFull) {
    return (
      <div className="creneau is-off">
        <span />
        {row}
      </div>
    );
  }
  return (
    <label className="creneau">
      <input type="checkbox" className="check" name="shifts" value={shift.id} form={form} defaultChecked />
      {row}
    </label>
  );
}
