import { dayPhrase, deadlinePhrase, momentPhrase } from "./day-phrase.ts";

/** A day within a sentence, as it is named at the moment of reading. */
export const dayWordsFr = {
  day: dayPhrase,
  moment: momentPhrase,
  deadline: deadlinePhrase,
};

export type DayWords = typeof dayWordsFr;
