import { shortAge } from "@app/domain/time/relative-time";

/** « à l’instant », « il y a 2 h », « hier », « le 3 novembre 2026 ». */
export function agePhrase(date: Date, now: Date): string {
  const age = shortAge(date, now);
  return /^\d/.test(age) ? `le ${age}` : age.charAt(0).toLocaleLowerCase("fr") + age.slice(1);
}
