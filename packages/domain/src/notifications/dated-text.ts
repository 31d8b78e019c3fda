// Notifications are read hours or days after they were written, and « demain » is then wrong: their texts keep the instant,
// and each channel says it in its own moment, in the language of the text.

import type { Language, OtherLanguage } from "../text/language.ts";
import { dayWordsAr } from "../time/day-words.ar.ts";
import { dayWordsEn } from "../time/day-words.en.ts";
import { type DayWords, dayWordsFr } from "../time/day-words.fr.ts";
import { dayWordsPt } from "../time/day-words.pt.ts";
import { dayWordsUk } from "../time/day-words.uk.ts";

/** « aujourd’hui », « demain soir », « samedi 21 novembre » */
export const dayIn = (date: Date) => `{{day ${date.toISOString()}}}`;
/** « demain à 11 h », « samedi 21 novembre à 18 h » */
export const momentIn = (date: Date) => `{{moment ${date.toISOString()}}}`;
/** After « avant »: « 18 h », « demain 6 h 30 » */
export const deadlineIn = (date: Date) => `{{deadline ${date.toISOString()}}}`;

const WORDS: Record<Language, DayWords> = {
  fr: dayWordsFr,
  en: dayWordsEn,
  ar: dayWordsAr,
  pt: dayWordsPt,
  uk: dayWordsUk,
};
const DATED = /\{\{(day|moment|deadline)(?:_(en|ar|pt|uk))? (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\}\}/g;

/** The dates of a text are then said in this language. */
export const datedIn = (language: OtherLanguage, text: string): string =>
  text.replace(
    DATED,
    (_, name: string, _language: string | undefined, instant: string) => `{{${name}_${language} ${instant}}}`,
  );

/** The text as it is said at this moment. A sentence that begins with a date gets its capital. */
export function sayDates(text: string, now: Date): string {
  return text.replace(
    DATED,
    (_, name: keyof DayWords, language: OtherLanguage | undefined, instant: string, at: number) => {
      const phrase = WORDS[language ?? "fr"][name](new Date(instant), now);
      return at === 0 || text[at - 1] === "\n" ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
    },
  );
}
