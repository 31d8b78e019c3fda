import { addDays, atParis, parisDay, parisTime } from "../time/calendar.ts";
import { NIGHT_ENDS } from "../time/night.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Before that hour, the question is asked on the evening before. */
const MORNING_ENDS = "10:00";
const EVENING = { asked: "18:00", due: "21:30" } as const;
const ASKED_BEFORE_MS = 4 * HOUR_MS;
const DUE_BEFORE_MS = 3 * HOUR_MS;
/** Who said yes a moment ago is not asked. */
const STILL_FRESH_MS = 6 * HOUR_MS;
/** For a question that leaves late. */
const SHORTEST_MS = 15 * MINUTE_MS;

export type ReconfirmFacts = {
  startsAt: Date;
  confirmedAt: Date;
  /** Until when an answer is expected; null until the question is asked. */
  reconfirmBy: Date | null;
};

export type ReconfirmStep = {
  reconfirmBy: Date | null;
  /** When to look again; null when nothing more happens by itself. */
  dueAt: Date | null;
  /** `asked`: « Vous venez toujours ? »; `unconfirmed`: no answer, which the employer is told and which releases nobody. */
  event: "asked" | "unconfirmed" | null;
};

/** What time does, at this moment, to a person who said yes. */
export function reconfirmStep({ startsAt, confirmedAt, reconfirmBy }: ReconfirmFacts, now: Date): ReconfirmStep {
  if (startsAt <= now) return { reconfirmBy, dueAt: null, event: null };
  if (reconfirmBy !== null)
    return reconfirmBy > now
      ? { reconfirmBy, dueAt: reconfirmBy, event: null }
      : { reconfirmBy, dueAt: null, event: "unconfirmed" };
  const { askAt, dueAt } = timesOf(startsAt);
  if (askAt.getTime() - confirmedAt.getTime() < STILL_FRESH_MS) return { reconfirmBy: null, dueAt: null, event: null };
  if (askAt > now) return { reconfirmBy: null, dueAt: askAt, event: null };
  const until = new Date(Math.min(startsAt.getTime(), Math.max(dueAt.getTime(), now.getTime() + SHORTEST_MS)));
  return { reconfirmBy: until, dueAt: until, event: "asked" };
}

function timesOf(startsAt: Date): { askAt: Date; dueAt: Date } {
  const day = parisDay(startsAt);
  if (parisTime(startsAt) < MORNING_ENDS) {
    const evening = addDays(day, -1);
    return { askAt: atParis(evening, EVENING.asked), dueAt: atParis(evening, EVENING.due) };
  }
  const asked = startsAt.getTime() - ASKED_BEFORE_MS;
  return {
    askAt: new Date(Math.max(asked, atParis(day, NIGHT_ENDS).getTime())),
    dueAt: new Date(startsAt.getTime() - DUE_BEFORE_MS),
  };
}
