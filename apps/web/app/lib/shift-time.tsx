import { formatDay, formatTime } from "@app/domain/format";
import { ArrowRight } from "lucide-react";

export interface ShiftTimeProps {
  /** Instants, as the API sends them. */
  startsAt: string;
  endsAt: string;
}

/** « lun. 16 nov. 18 h → 0 h 30 », read « 18 h à 0 h 30 ». */
export function ShiftTime({ startsAt, endsAt }: ShiftTimeProps) {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return (
    <span className="shift-time">
      <span>{formatDay(from)}</span>{" "}
      <span className="hrs">
        <time dateTime={startsAt}>{formatTime(from)}</time>
        <ArrowRight className="ico" aria-hidden="true" />
        <span className="sr-only"> à </span>
        <time dateTime={endsAt}>{formatTime(to)}</time>
      </span>
    </span>
  );
}
