import { dayWordsIn } from "./day-phrases.ts";
import type { DayWords } from "./day-words.fr.ts";

export const dayWordsEn: DayWords = dayWordsIn("en", {
  days: {
    tonight: "tonight",
    this_evening: "this evening",
    today: "today",
    tomorrow_evening: "tomorrow evening",
    tomorrow: "tomorrow",
  },
  at: (day, time) => `${day} at ${time}`,
  withoutHours: (day) => `${day}, hours to be confirmed`,
  by: {
    today: (time) => time,
    tonight: (time) => `${time} tonight`,
    tomorrow: (time) => `${time} tomorrow`,
    later: (time, weekday) => `${time} on ${weekday}`,
  },
});
