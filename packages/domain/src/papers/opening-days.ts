/** Monday 0 to Sunday 6. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Bit 0 is Monday; without an answer, every day. */
export const openingBits = (weekdays: readonly number[] = WEEKDAYS): number =>
  weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0);

export const openingDays = (bits: number | null): number[] =>
  WEEKDAYS.filter((weekday) => bits === null || (bits & (1 << weekday)) !== 0);
