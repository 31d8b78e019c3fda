import type { MissionCard } from "@app/contract/missions/missions";
import type { ShiftView } from "@app/contract/missions/shifts";
import { useEffect, useState } from "react";
import { missionShiftsPath } from "../../../lib/candidate-paths.ts";
import { requestJson } from "../../../lib/json-client.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { useCandidate } from "../../../lib/use-candidate.ts";
import { askedShift } from "../../../parts/mission/mission-links.ts";
import { choosableShifts } from "../../../parts/shifts/shift-obstacles.fr.ts";
import { useShiftChoice } from "../../../parts/shifts/use-shift-choice.ts";
import { useNow } from "../../../ui/clock.ts";
import { type ApplyFormProps, ApplyWithShifts } from "./apply-with-shifts.tsx";
import { ReadingShifts } from "./reading-shifts.tsx";

/** The answer of the route that reads them. */
export type MissionShifts = { shifts: ShiftView[] };

/** From a card, which does not hold the shifts of its mission. */
export function LoadedShiftsForm(props: ApplyFormProps) {
  const { mission, apply } = props;
  const [shifts, setShifts] = useState<readonly ShiftView[] | "failed" | undefined>(onlyShift(mission));
  const known = mission.shiftCount === 1;
  const { result } = apply;
  // Read again after a refusal: a place may be gone.
  useEffect(() => {
    // Sent or queued: nothing is left to choose.
    if (known || (result && !("errors" in result))) return undefined;
    let gone = false;
    requestJson<MissionShifts>(missionShiftsPath(mission.id)).then(
      (read) => !gone && setShifts(read.shifts),
      () => !gone && setShifts((before) => before ?? "failed"),
    );
    return () => {
      gone = true;
    };
  }, [known, mission.id, result]);
  if (shifts === undefined) return <ReadingShifts />;
  if (shifts === "failed") return <ApplyWithShifts {...props} choice={null} />;
  return <ChoiceForm {...props} shifts={shifts} />;
}

function ChoiceForm({ shifts, ...props }: ApplyFormProps & { shifts: readonly ShiftView[] }) {
  const { bookings } = useCandidate();
  const now = useNow(useRenderedAt());
  const { mission } = props;
  const open = choosableShifts({ id: mission.id, shifts: [...shifts] }, bookings, now);
  const choice = useShiftChoice(open, mission.takeSome, { asked: askedShift(mission) });
  return <ApplyWithShifts {...props} choice={choice} picker={shifts} />;
}

const MINUTE_MS = 60_000;

/** A mission of one shift is described by its card. */
function onlyShift(mission: MissionCard): ShiftView[] | undefined {
  const { shiftCount, startDate, endDate, paidMinutes, positions, acceptedCount } = mission;
  if (shiftCount !== 1 || endDate === null) return undefined;
  const minutes = Math.round((Date.parse(endDate) - Date.parse(startDate)) / MINUTE_MS);
  return [
    {
      id: 0,
      startsAt: startDate,
      endsAt: endDate,
      breakMinutes: mission.breakPaid ? 0 : minutes - paidMinutes,
      positions,
      accepted: acceptedCount,
      confirmed: 0,
    },
  ];
}
