import { parisDay } from "../time/calendar.ts";

/** A code that was replaced is still good for whoever had just read it. */
const GRACE_MS = 2 * 60_000;

export type CodeOfDay = { day: string; rotation: number };

/**
 * The codes that are good at that moment: those of its Paris day and, in a night, of the day the shift began. `rotatedAt`: when the code of
 * a day was replaced. What was typed without a network is judged by the moment it was typed.
 */
export function codesAt(at: Date, shiftStartsAt: Date, rotatedAt: (day: string) => readonly Date[]): CodeOfDay[] {
  const days = new Set([parisDay(at), parisDay(shiftStartsAt)]);
  return [...days].flatMap((day) => {
    const countUntil = (moment: number) => rotatedAt(day).filter((time) => time.getTime() <= moment).length;
    const rotations = new Set([countUntil(at.getTime()), countUntil(at.getTime() - GRACE_MS)]);
    return [...rotations].map((rotation) => ({ day, rotation }));
  });
}
