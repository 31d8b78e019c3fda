import { dayWordsIn } from "./day-phrases.ts";
import type { DayWords } from "./day-words.fr.ts";

export const dayWordsAr: DayWords = dayWordsIn("ar", {
  days: {
    tonight: "هذه الليلة",
    this_evening: "هذا المساء",
    today: "اليوم",
    tomorrow_evening: "مساء غد",
    tomorrow: "غدًا",
  },
  at: (day, time) => `${day} الساعة ${time}`,
  withoutHours: (day) => `${day}، ساعات العمل تُحدَّد لاحقًا`,
  by: {
    today: (time) => `الساعة ${time}`,
    tonight: (time) => `الساعة ${time} هذه الليلة`,
    tomorrow: (time) => `الساعة ${time} غدًا`,
    later: (time, weekday) => `الساعة ${time} يوم ${weekday}`,
  },
});
