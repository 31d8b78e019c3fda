import type { UpcomingShift } from "@app/contract/companies/employer-figures";
import { type SlipState, slipState } from "@app/domain/missions/card-state";

/** A shift that has begun is over for recruiting. */
export function shiftState(shift: UpcomingShift, now: number): SlipState {
  const startsAt = new Date(shift.startsAt);
  if (startsAt.getTime() <= now) return "over";
  const { positions, accepted: acceptedCount, confirmed: confirmedCount } = shift;
  const endsAt = new Date(shift.endsAt);
  return slipState(
    { status: "recruiting", positions, acceptedCount, confirmedCount, nextStart: startsAt, endsAt },
    new Date(now),
  );
}
