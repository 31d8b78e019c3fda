import { deadlinePhrase } from "@app/domain/time/day-phrase";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Minutes are counted under an hour. */
export const isPressing = (until: string, now: number): boolean => Date.parse(until) - now < HOUR_MS;

/** « avant 17 h 15 », then « encore 42 min »; undefined once it has passed. */
function timeLeft(until: string, now: number): string | undefined {
  const left = Date.parse(until) - now;
  if (left <= 0) return undefined;
  if (!isPressing(until, now)) return `avant ${deadlinePhrase(new Date(until), new Date(now))}`;
  return `encore ${Math.max(1, Math.floor(left / MINUTE_MS))}\u00a0min`;
}

const REPLY = { candidate: "Réponse", employer: "À répondre" } as const;

/** « Réponse avant 17 h 15 » for whoever waits, « À répondre avant 17 h 15 » for whoever answers. */
export function replyText(side: keyof typeof REPLY, until: string, now: number): string | undefined {
  const left = timeLeft(until, now);
  if (left === undefined) return undefined;
  if (side === "candidate" && isPressing(until, now)) return `Réponse dans ${left.replace("encore ", "")} au plus`;
  return isPressing(until, now) ? `${REPLY[side]}\u00a0: ${left}` : `${REPLY[side]} ${left}`;
}
