import type { ApplicationView } from "@app/contract/applications/applications";
import { shiftPlacesText } from "@app/domain/missions/shift.fr";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";
import { ShiftStatusBadge } from "./shift-status.tsx";

export interface AppliedShiftsProps {
  shifts: ApplicationView["shifts"];
  /** For the employer. */
  withPlaces?: boolean;
  className?: string;
}

/** The shifts of an application, each with where it stands. */
export function AppliedShifts({ shifts, withPlaces = false, className }: AppliedShiftsProps) {
  return (
    <ul aria-label="Créneaux demandés" className={className}>
      {shifts.map((shift) => (
        <li key={shift.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
          <ShiftTime startsAt={shift.startsAt} endsAt={shift.endsAt} />
          <ShiftStatusBadge status={shift.status} />
          {withPlaces && shift.status === "asked" && (
            <span className="num text-ink-2 text-sm">{shiftPlacesText(shift)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
