import { payIn } from "@app/domain/missions/format-pay-in-language";
import { shiftWordsUk } from "@app/domain/missions/shift-words.uk";
import { longDayIn } from "@app/domain/time/format-in-language";
import type { TeamNotificationWords } from "./team-notifications.fr.ts";

export const teamNotificationUk: TeamNotificationWords = {
  asked: (v) => ({
    title: `${v.company} хоче мати змогу пропонувати вам роботу`,
    message: "Ви там уже працювали. Скажіть «так» або «ні»: про «ні» ніхто не дізнається.",
  }),
  renewal: (v) => ({
    title: `Лишитися в команді ${v.company}?`,
    message: `Термін дії вашої згоди: до ${longDayIn("uk", v.until)} Без вашої відповіді ви вийдете з команди.`,
  }),
  followed: ({ company, job, place, payCents, payPeriod, startsAt, lastEndsAt, shiftCount }) => ({
    title: `Нова робота: ${company}`,
    message: [
      job,
      shiftWordsUk.shifts({ startsAt, endsAt: lastEndsAt, shiftCount }),
      place ?? "дистанційно",
      payIn("uk", payCents, payPeriod),
    ].join(" · "),
  }),
};
