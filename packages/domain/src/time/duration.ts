/** « 35 min », « 2 h », « 2 h 20 », « 3 j »: rounded, more coarsely the longer it is. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes)}\u00a0min`;
  if (minutes < 10 * 60) {
    const tens = Math.round(minutes / 10) * 10;
    return `${Math.floor(tens / 60)}\u00a0h${tens % 60 === 0 ? "" : `\u00a0${tens % 60}`}`;
  }
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)}\u00a0h`;
  return `${Math.round(minutes / 1440)}\u00a0j`;
}
