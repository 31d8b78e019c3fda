import { payIn } from "@app/domain/missions/format-pay-in-language";
import { shiftWordsEn } from "@app/domain/missions/shift-words.en";
import { longDayIn } from "@app/domain/time/format-in-language";
import type { TeamNotificationWords } from "./team-notifications.fr.ts";

export const teamNotificationEn: TeamNotificationWords = {
  asked: (v) => ({
    title: `${v.company} would like to be able to offer you its work`,
    message: "You have already worked there. Say yes or no: nobody is told of a no.",
  }),
  renewal: (v) => ({
    title: `Stay in the ${v.company} team?`,
    message: `Your agreement ends on ${longDayIn("en", v.until)}. Without an answer from you, you leave the team.`,
  }),
  followed: ({ company, job, place, payCents, payPeriod, startsAt, lastEndsAt, shiftCount }) => ({
    title: `New work at ${company}`,
    message: [
      job,
      shiftWordsEn.shifts({ startsAt, endsAt: lastEndsAt, shiftCount }),
      place ?? "from home",
      payIn("en", payCents, payPeriod),
    ].join(" · "),
  }),
};
