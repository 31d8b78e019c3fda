import { hasHours } from "@app/domain/time/day-without-hours";
import { formatTime, HOURS_UNSPECIFIED } from "@app/domain/time/format-time";
import { ArrowRight } from "lucide-react";

/** Read « 18 h à 0 h 30 », « horaires à préciser ». */
export function Hours({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  if (!hasHours(new Date(startsAt))) return <span>{HOURS_UNSPECIFIED}</span>;
  return (
    <span className="hrs num">
      <time dateTime={startsAt}>{formatTime(new Date(startsAt))}</time>
      <span className="sr-only"> à </span>
      <ArrowRight className="ico arr" aria-hidden="true" />
      <time dateTime={endsAt}>{formatTime(new Date(endsAt))}</time>
    </span>
  );
}
