import { atParis } from "@app/domain/time/calendar";

/** A Tuesday without a change of hour. Times of the simulation are minutes after its midnight in Paris. */
const DAY = "2026-06-09";
const MIDNIGHT_MS = atParis(DAY, "00:00").getTime();
const MINUTE_MS = 60_000;

/** Monday is 0, as in the bits of a week. */
export const FIRST_WEEK_DAY = 1;
export const HOUR = 60;
export const DAY_MINUTES = 24 * HOUR;

export const instantAt = (minute: number) => new Date(MIDNIGHT_MS + minute * MINUTE_MS);
export const minuteOf = (instant: Date) => (instant.getTime() - MIDNIGHT_MS) / MINUTE_MS;
