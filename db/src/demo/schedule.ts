import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import type { Random } from "./random.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, type Phase } from "./types.ts";
import { wakingTime } from "./waking-hours.ts";

export type Shift = { startTime: string; endTime: string; hoursPerDay: number; totalDays: number };
export type Schedule = { startsAt: Date; endsAt: Date; publishedAt: Date; closedAt: Date | null };

/** Real dates for a mission in this phase: published before it starts, never after `now`. */
export function makeSchedule(random: Random, now: Date, phase: Phase, shift: Shift): Schedule {
  const startsAt = startIn(random, now, phase, shift);
  const endsAt = endOf(startsAt, shift);
  const publishedAt = publicationOf(random, now, phase, startsAt);
  const limit = Math.min(now.getTime(), startsAt.getTime());
  const closedEarly = new Date(publishedAt.getTime() + random.between(0.4, 0.95) * (limit - publishedAt.getTime()));
  return { startsAt, endsAt, publishedAt, closedAt: phase === "closed" ? closedEarly : null };
}

/** When work stops on the last day; an end before the start is on the next morning. */
export function endOf(startsAt: Date, { startTime, endTime, totalDays }: Shift): Date {
  const lastDay = addDays(parisDay(startsAt), totalDays - 1);
  return atParis(endTime > startTime ? lastDay : addDays(lastDay, 1), endTime);
}

function startIn(random: Random, now: Date, phase: Phase, shift: Shift): Date {
  const today = parisDay(now);
  const onDay = (offset: number) => atParis(addDays(today, offset), shift.startTime);
  switch (phase) {
    case "past": {
      // Recent months are fuller: the product is growing.
      const offset = -Math.floor(1 + random.next() ** 1.6 * 150) - shift.totalDays;
      return onDay(offset);
    }
    case "running": {
      const offset = -random.int(0, Math.max(0, shift.totalDays - 1));
      const start = onDay(offset);
      return start < now && endOf(start, shift) > now ? start : firstRunningStart(now, onDay, shift);
    }
    case "soon": {
      const earliest = now.getTime() + 2 * HOUR_MS;
      const latest = now.getTime() + 3 * DAY_MS;
      const offsets = random.shuffle([0, 1, 1, 2, 2, 3]);
      const offset = offsets.find((days) => onDay(days).getTime() > earliest && onDay(days).getTime() < latest);
      return onDay(offset ?? 2);
    }
    case "upcoming":
      return onDay(Math.floor(3 + random.next() ** 1.5 * 42) + 1);
    case "paused":
      return onDay(random.int(2, 30));
    case "closed":
      break;
  }
  return onDay(random.int(-40, 20));
}

/** The latest start that has already happened; a mission that would be over by now is simply past. */
function firstRunningStart(now: Date, onDay: (offset: number) => Date, shift: Shift): Date {
  for (let offset = 0; offset > -shift.totalDays - 1; offset--) {
    const start = onDay(offset);
    if (start < now) return start;
  }
  return onDay(-shift.totalDays);
}

function publicationOf(random: Random, now: Date, phase: Phase, startsAt: Date): Date {
  const latest = Math.min(now.getTime() - 20 * MINUTE_MS, startsAt.getTime() - 3 * HOUR_MS);
  const daysBefore = phase === "soon" ? random.next() ** 2 * 2.5 : random.next() ** 1.5 * 12;
  const { length, at } = wakingTime(latest - (0.3 + daysBefore) * DAY_MS, latest);
  return at(length * random.between(0, 0.3));
}
