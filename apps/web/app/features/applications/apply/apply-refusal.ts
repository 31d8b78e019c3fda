import type { MissionView } from "@app/contract/missions/missions";
import { refuseApplication } from "@app/domain/applications/application";
import type { ChoosableShift } from "../../../parts/shifts/shift-obstacles.fr.ts";
import type { ShiftChoice } from "../../../parts/shifts/use-shift-choice.ts";

/** Why one cannot apply; a missing profile or address is handled later. */
export function refusalOf(mission: MissionView, { shifts, isFree }: ShiftChoice, now: number) {
  const isClash = ({ obstacle }: ChoosableShift) => obstacle?.kind === "clash";
  const free = shifts.filter(({ obstacle }) => obstacle === undefined || obstacle.kind === "clash");
  // Those that can be taken one by one are open until the last of them starts.
  const startsAt = new Date((isFree && free.at(-1)?.startsAt) || mission.startDate);
  const isBooked = isFree ? free.length > 0 && free.every(isClash) : shifts.some(isClash);
  return refuseApplication({
    mission: { ...mission, startsAt, applicationCount: mission.totalApplications },
    candidate: {
      profileComplete: true,
      emailVerified: true,
      adultConfirmed: true,
      hasCv: true,
      alreadyApplied: false,
      isBooked,
    },
    attachCv: false,
    now: new Date(now),
  });
}
