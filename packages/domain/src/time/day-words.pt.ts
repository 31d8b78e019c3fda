import { dayWordsIn } from "./day-phrases.ts";
import type { DayWords } from "./day-words.fr.ts";

/** « à 01:00 », « às 18:00 » */
const at = (time: string) => `${time.startsWith("01:") ? "à" : "às"} ${time}`;

/** After « até ». */
export const dayWordsPt: DayWords = dayWordsIn("pt", {
  days: {
    tonight: "esta noite",
    // The evening from 17:00 has no name of its own: the hour follows.
    this_evening: "hoje",
    today: "hoje",
    tomorrow_evening: "amanhã",
    tomorrow: "amanhã",
  },
  at: (day, time) => `${day} ${at(time)}`,
  withoutHours: (day) => `${day}, horário a confirmar`,
  by: {
    today: at,
    tonight: (time) => `${at(time)} desta noite`,
    tomorrow: (time) => `amanhã ${at(time)}`,
    later: (time, weekday) => `${weekday}, ${at(time)}`,
  },
});
