import { type BookedMission, type BookingRange, bookingRanges } from "./bookings.ts";

const HOUR_MS = 3_600_000;

/** The daily rest the law asks for. */
export const REST_MS = 11 * HOUR_MS;

/** Why a mission conflicts with the hours a person has already promised. */
export type Conflict<B extends BookingRange> =
  | { kind: "overlap"; booking: B }
  | { kind: "short_rest"; booking: B; restMs: number };

/** The worst first: hours promised twice, else the shortest rest under eleven hours; null when both can be done. */
export function conflictWith<B extends BookingRange>(
  mission: BookedMission,
  bookings: readonly B[],
): Conflict<B> | null {
  let shortest: Conflict<B> | null = null;
  for (const range of bookingRanges(mission)) {
    for (const booking of bookings) {
      const restMs = restBetween(range, booking);
      if (restMs < 0) return { kind: "overlap", booking };
      if (restMs < (shortest?.kind === "short_rest" ? shortest.restMs : REST_MS)) {
        shortest = { kind: "short_rest", booking, restMs };
      }
    }
  }
  return shortest;
}

/** From the end of one to the start of the other; negative when they overlap. */
function restBetween(a: BookingRange, b: BookingRange): number {
  const rest = Math.max(b.from.getTime() - a.to.getTime(), a.from.getTime() - b.to.getTime());
  return rest < 0 ? -1 : rest;
}
