import { deadlinePhrase } from "@app/domain/time/day-phrase";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Minutes are counted under an hour. */
export const isPressing = (until: string, now: number): boolean => Date.parse(until) - now < HOUR_MS;

/** « À confirmer avant 17 h 15 », then « À confirmer : encore 42 min »; undefined once it has passed. */
export function deadlineText(what: string, until: string, now: number): string | undefined {
  const left = Date.parse(until) - now;
  if (left <= 0) return undefined;
  if (!isPressing(until, now)) return `${what} avant ${deadlinePhrase(new Date(until), new Date(now))}`;
  return `${what}\u00a0: encore ${Math.max(1, Math.floor(left / MINUTE_MS))}\u00a0min`;
}
