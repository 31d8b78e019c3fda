import type { BookingView } from "@app/contract/applications/bookings";
import { Notice } from "../../../ui/notice.tsx";
import { type AskedShifts, conflictsOf, conflictTexts } from "./conflict.fr.ts";

export interface ConflictNoticeProps {
  asked: AskedShifts;
  bookings: readonly BookingView[];
  className?: string;
}

/** Overlapping hours, too short a rest, too long a day or week, before applying. */
export function ConflictNotice({ asked, bookings, className }: ConflictNoticeProps) {
  const conflicts = conflictsOf(asked, bookings);
  const [first, ...others] = conflictTexts(conflicts);
  if (first === undefined) return null;
  return (
    <Notice tone={conflicts.overlap ? "danger" : "warn"} title={first} {...(className && { className })}>
      {others.length > 0 ? others.map((text) => <p key={text}>{text}</p>) : undefined}
    </Notice>
  );
}
