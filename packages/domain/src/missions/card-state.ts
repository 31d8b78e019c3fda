import type { MissionStatus } from "./mission.ts";

/**
 * What a mission's slip says by its colour, and always in words beside it: someone is missing soon, someone is missing, every place
 * is taken, everyone has confirmed, or it is no longer open.
 */
export type SlipState = "soon" | "missing" | "full" | "ready" | "over";

type Slip = {
  status: MissionStatus;
  positions: number;
  acceptedCount: number;
  /** Known to its employer. */
  confirmedCount?: number | undefined;
  /** The first start to come of a shift that has a place. */
  nextStart: Date | null;
  endsAt: Date;
};

export const SOON_MS = 3 * 3_600_000;

export function slipState(mission: Slip, now: Date): SlipState {
  if (mission.status === "completed" || mission.endsAt <= now) return "over";
  const isFull = mission.acceptedCount >= mission.positions;
  if (isFull) return (mission.confirmedCount ?? 0) >= mission.positions ? "ready" : "full";
  if (mission.nextStart === null || mission.nextStart <= now) return "over";
  return mission.nextStart.getTime() - now.getTime() < SOON_MS ? "soon" : "missing";
}
