import { shiftWords } from "@app/domain/missions/shift-words";
import { useWords } from "../../lib/language/language.ts";
import { Hours } from "./hours.tsx";

export interface ShiftTimeProps {
  /** Instants, as the API sends them. */
  startsAt: string;
  endsAt: string;
}

/** « lun. 16 nov. 18 h → 0 h 30 », read « 18 h à 0 h 30 ». */
export function ShiftTime({ startsAt, endsAt }: ShiftTimeProps) {
  const words = useWords(shiftWords);
  return (
    <span className="shift-time">
      <span>{words.day(new Date(startsAt))}</span> <Hours startsAt={startsAt} endsAt={endsAt} />
    </span>
  );
}
