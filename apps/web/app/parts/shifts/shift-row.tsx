import type { MissionView } from "@app/contract/missions/missions";
import { shiftWords } from "@app/domain/missions/shift-words";
import type { ReactNode } from "react";
import { useWords } from "../../lib/language/language.ts";
import { cx } from "../../ui/class-names.ts";
import { readHours } from "../mission/mission-shifts.ts";
import type { ChoosableShift } from "./shift-obstacles.fr.ts";
import { ShiftTime } from "./shift-time.tsx";

const DAY_MS = 86_400_000;
const MOST_PIPS = 8;

export interface ShiftRowProps {
  shift: ChoosableShift;
  mission: Pick<MissionView, "breakPaid" | "takeSome">;
  payCents: number;
  now: number;
  /** In the first column: a checkbox or an icon. */
  mark: ReactNode;
  /** Instead of the places and the break. */
  note?: ReactNode;
}

/** Date, hours and pay; below, places, break and paid hours. */
export function ShiftRow({ shift, mission, payCents, now, mark, note }: ShiftRowProps) {
  const words = useWords(shiftWords);
  return (
    <>
      {mark}
      <span className="c-h">
        <ShiftTime startsAt={shift.startsAt} endsAt={shift.endsAt} />
      </span>
      <span className="c-p num">{words.euros(payCents)}</span>
      <span className="c-s">
        {note ?? (
          <>
            {mission.takeSome && <Places shift={shift} now={now} />}
            <span>{words.pause(readHours(shift), mission.breakPaid)}</span>
          </>
        )}
      </span>
    </>
  );
}

/** Orange when someone is missing within a day. */
export function Places({ shift, now }: Pick<ShiftRowProps, "shift" | "now">) {
  const words = useWords(shiftWords);
  const { positions, accepted } = shift;
  const wait = Date.parse(shift.startsAt) - now;
  const isMissing = accepted > 0 && accepted < positions && wait > 0 && wait < DAY_MS;
  return (
    <b className={cx(isMissing && "feu")}>
      {positions <= MOST_PIPS && (
        <span className="pips" aria-hidden="true">
          {Array.from({ length: positions }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- dots have no identity but their place
            <span key={index} className={cx(index < accepted && "on")} />
          ))}
        </span>
      )}
      {words.places(shift)}
    </b>
  );
}
