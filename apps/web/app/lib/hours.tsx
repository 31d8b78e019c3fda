import { formatTime } from "@app/domain/format";
import { ArrowRight } from "lucide-react";

/** Read « 18 h à 0 h 30 ». */
export function Hours({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  return (
    <span className="hrs num">
      <time dateTime={startsAt}>{formatTime(new Date(startsAt))}</time>
      <span className="sr-only"> à </span>
      <ArrowRight className="ico arr" aria-hidden="true" />
      <time dateTime={endsAt}>{formatTime(new Date(endsAt))}</time>
    </span>
  );
}
