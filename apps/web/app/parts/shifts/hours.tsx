import { shiftWords } from "@app/domain/missions/shift-words";
import { hasHours } from "@app/domain/time/day-without-hours";
import { ArrowRight } from "lucide-react";
import { useWords } from "../../lib/language/language.ts";

/** Read « 18 h à 0 h 30 », « horaires à préciser ». */
export function Hours({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const words = useWords(shiftWords);
  if (!hasHours(new Date(startsAt))) return <span>{words.unspecified}</span>;
  return (
    <span className="hrs num">
      <time dateTime={startsAt}>{words.time(new Date(startsAt))}</time>
      <span className="sr-only"> {words.to} </span>
      <ArrowRight className="ico arr" aria-hidden="true" />
      <time dateTime={endsAt}>{words.time(new Date(endsAt))}</time>
    </span>
  );
}
