import { WEEK_DAYS } from "@app/domain/profiles/availability";
import { DAY_HOURS } from "@app/domain/time/day-hours";

/** Position of a cell in the bits of a week. */
const cellBit = (day: number, slot: number) => 1 << (DAY_HOURS.length * day + slot);

/** The bits of « mon-evening », of the line « mon » or « evening »; none for anything else. */
export function bitsOf(name: string): number {
  const [first = "", second] = name.split("-");
  let bits = 0;
  for (const [day, dayName] of WEEK_DAYS.entries())
    for (const [slot, slotName] of DAY_HOURS.entries()) {
      const isNamed = second === undefined ? first === dayName || first === slotName : first === dayName;
      if (isNamed && (second === undefined || second === slotName)) bits |= cellBit(day, slot);
    }
  return bits;
}

/** A full line is emptied, any other is filled. */
export function toggled(week: number, bits: number): number {
  return (week & bits) === bits ? week & ~bits : week | bits;
}
