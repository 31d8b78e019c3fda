// Notifications are read hours or days after they were written, and « demain » is then wrong: their texts keep the instant,
// and each channel says it in its own moment.

import { dayPhrase, deadlinePhrase, momentPhrase } from "../time/day-phrase.ts";

/** « aujourd’hui », « demain soir », « samedi 21 novembre » */
export const dayIn = (date: Date) => `{{day ${date.toISOString()}}}`;
/** « demain à 11 h », « samedi 21 novembre à 18 h » */
export const momentIn = (date: Date) => `{{moment ${date.toISOString()}}}`;
/** After « avant »: « 18 h », « demain 6 h 30 » */
export const deadlineIn = (date: Date) => `{{deadline ${date.toISOString()}}}`;

const PHRASES = { day: dayPhrase, moment: momentPhrase, deadline: deadlinePhrase } as const;
const DATED = /\{\{(day|moment|deadline) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\}\}/g;

/** The text as it is said at this moment. A sentence that begins with a date gets its capital. */
export function sayDates(text: string, now: Date): string {
  return text.replace(DATED, (_, name: keyof typeof PHRASES, instant: string, at: number) => {
    const phrase = PHRASES[name](new Date(instant), now);
    return at === 0 || text[at - 1] === "\n" ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
  });
}
