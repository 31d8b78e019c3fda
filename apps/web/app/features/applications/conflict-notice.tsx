import type { BookingView } from "@app/contract/applications";
import { Notice } from "../../ui/notice.tsx";
import { conflictOf, conflictText } from "./conflict.fr.ts";

export interface ConflictNoticeProps {
  mission: Parameters<typeof conflictOf>[0];
  bookings: readonly BookingView[];
  className?: string;
}

/** Shows overlapping hours or too short a rest before applying. */
export function ConflictNotice({ mission, bookings, className }: ConflictNoticeProps) {
  const conflict = conflictOf(mission, bookings);
  if (!conflict) return null;
  return (
    <Notice
      tone={conflict.kind === "overlap" ? "danger" : "warn"}
      title={conflictText(conflict)}
      {...(className && { className })}
    />
  );
}
