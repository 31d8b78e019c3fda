// The hours in which people are left alone.

import { addDays, atParis, parisDay, parisTime } from "./calendar.ts";

const NIGHT_STARTS = "22:00";
export const NIGHT_ENDS = "06:30";
const HOUR_MS = 3_600_000;

/** How long before a mission starts its news may wake the people it concerns. */
export const NIGHT_URGENT_HOURS = 12;

/** Whether a mission starts within hours, and has not started. */
export function startsSoon(missionStartsAt: Date | null, now: Date): boolean {
  if (missionStartsAt === null) return false;
  const left = missionStartsAt.getTime() - now.getTime();
  return left > 0 && left <= NIGHT_URGENT_HOURS * HOUR_MS;
}

/** The end of the night that `now` is in; null by day. */
export function nightEnd(now: Date): Date | null {
  const [day, time] = [parisDay(now), parisTime(now)];
  if (time >= NIGHT_STARTS) return atParis(addDays(day, 1), NIGHT_ENDS);
  return time < NIGHT_ENDS ? atParis(day, NIGHT_ENDS) : null;
}

/** The next moment from which few people may be told; `now` itself by night. */
export function nextNight(now: Date): Date {
  return nightEnd(now) ? now : atParis(parisDay(now), NIGHT_STARTS);
}

/** How long people may be told of something between two instants: nights apart. Past `most`, counting stops. */
export function wakingMs(from: Date, until: Date, most = Number.POSITIVE_INFINITY): number {
  let [at, sum] = [from, 0];
  while (at < until && sum < most) {
    const morning = nightEnd(at);
    if (morning === null) {
      const night = nextNight(at);
      sum += Math.min(night.getTime(), until.getTime()) - at.getTime();
    }
    at = morning ?? nextNight(at);
  }
  return Math.min(sum, most);
}

/** So long after an instant, nights apart. By night, time starts in the morning. */
export function afterWaking(from: Date, ms: number): Date {
  let [at, left] = [nightEnd(from) ?? from, ms];
  for (;;) {
    const night = nextNight(at);
    const day = night.getTime() - at.getTime();
    if (left <= day) return new Date(at.getTime() + left);
    left -= day;
    at = nightEnd(night) ?? night;
  }
}
