import type { MissionCard } from "@app/contract/missions/missions";
import { type SlipState, slipState } from "@app/domain/missions/card-state";

type Stated = Pick<
  MissionCard,
  "status" | "positions" | "acceptedCount" | "confirmedCount" | "startDate" | "endDate" | "nextStart"
>;

export function missionState(mission: Stated, now: number): SlipState {
  const { status, positions, acceptedCount, confirmedCount, startDate, endDate, nextStart } = mission;
  return slipState(
    {
      status,
      positions,
      acceptedCount,
      confirmedCount,
      nextStart: nextStart === null ? null : new Date(nextStart),
      endsAt: new Date(endDate ?? startDate),
    },
    new Date(now),
  );
}
