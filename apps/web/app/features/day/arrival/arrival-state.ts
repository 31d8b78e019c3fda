import type { AgendaShift } from "@app/contract/week/week";
import type { PresenceKind } from "@app/domain/day/presence";
import { hasHours } from "@app/domain/time/day-without-hours";
import type { QueuedEvent } from "./presence-outbox.ts";

const HOUR = 3_600_000;
/** « Je pars » before the start; hours may be noted after the end. */
const BEFORE = 3 * HOUR;
const AFTER = 4 * HOUR;

/** The shifts of now: from three hours before the start to four hours after the end. */
export function shiftsOfNow(shifts: readonly AgendaShift[], now: number): AgendaShift[] {
  return shifts.filter(
    ({ presence, startsAt, endsAt }) =>
      presence !== undefined &&
      hasHours(new Date(startsAt)) &&
      Date.parse(startsAt) - BEFORE <= now &&
      Date.parse(endsAt) + AFTER >= now,
  );
}

export interface ArrivalState {
  /** What the person may do next; null once they have left, or when only the company records. */
  next: "leave_home" | "arrive" | "leave" | null;
  /** When each took place, by the server or, of what waits, by this phone. */
  enRouteAt: string | null;
  inAt: string | null;
  outAt: string | null;
  /** Waits in this browser. */
  queued: readonly QueuedEvent[];
  refused: QueuedEvent | undefined;
  isCodeOver: boolean;
}

/** What the server knows, and what waits in this browser for the same shift. */
export function arrivalState(shift: AgendaShift, events: readonly QueuedEvent[]): ArrivalState {
  const own = events.filter((event) => event.application === shift.application_id && event.shift === shift.id);
  const queued = own.filter(({ refused }) => refused === undefined);
  const timeOf = (kind: PresenceKind) => queued.find((event) => event.kind === kind)?.deviceAt ?? null;
  const enRouteAt = shift.presence?.en_route ?? timeOf("en_route");
  const inAt = shift.presence?.in ?? timeOf("in");
  const outAt = shift.presence?.out ?? timeOf("out");
  const refused = own.findLast((event) => event.refused !== undefined && !(event.kind === "in" && inAt !== null));
  const isCodeOver = shift.presence?.code_over === true || refused?.refused === "code_over";
  return { next: nextOf({ enRouteAt, inAt, outAt, isCodeOver }), enRouteAt, inAt, outAt, queued, refused, isCodeOver };
}

function nextOf({ enRouteAt, inAt, outAt, isCodeOver }: Omit<ArrivalState, "next" | "queued" | "refused">) {
  if (outAt !== null) return null;
  if (inAt === null && enRouteAt === null) return "leave_home";
  if (isCodeOver) return null;
  return inAt === null ? "arrive" : "leave";
}
