import { dayWordsIn } from "./day-phrases.ts";
import type { DayWords } from "./day-words.fr.ts";

/** “об 11:00” before a vowel. */
const at = (time: string) => `${time.startsWith("11:") ? "об" : "о"} ${time}`;

/** After “до”. */
export const dayWordsUk: DayWords = dayWordsIn("uk", {
  days: {
    tonight: "цієї ночі",
    this_evening: "сьогодні ввечері",
    today: "сьогодні",
    tomorrow_evening: "завтра ввечері",
    tomorrow: "завтра",
  },
  at: (day, time) => `${day} ${at(time)}`,
  withoutHours: (day) => `${day}, години уточнюються`,
  by: {
    today: (time) => time,
    tonight: (time) => `${time} цієї ночі`,
    tomorrow: (time) => `${time} завтра`,
    later: (time, _weekday, day) => `${time} ${day}`,
  },
});
