import { payIn } from "@app/domain/missions/format-pay-in-language";
import { shiftWordsAr } from "@app/domain/missions/shift-words.ar";
import { isolated } from "@app/domain/text/isolated";
import { longDayIn } from "@app/domain/time/format-in-language";
import type { TeamNotificationWords } from "./team-notifications.fr.ts";

export const teamNotificationAr: TeamNotificationWords = {
  asked: (v) => ({
    title: `طلب من ${isolated(v.company)}: إمكانية أن تُعرض عليك فرص العمل لديهم`,
    message: "سبق لك العمل هناك. يمكنك الرد بنعم أو لا: لا يُبلَّغ أحد بالرفض.",
  }),
  renewal: (v) => ({
    title: `البقاء في فريق ${isolated(v.company)}؟`,
    message: `تنتهي موافقتك في ${longDayIn("ar", v.until)}. دون جواب منك، تنتهي عضويتك في الفريق.`,
  }),
  followed: ({ company, job, place, payCents, payPeriod, startsAt, lastEndsAt, shiftCount }) => ({
    title: `فرصة عمل جديدة لدى ${isolated(company)}`,
    message: [
      isolated(job),
      shiftWordsAr.shifts({ startsAt, endsAt: lastEndsAt, shiftCount }),
      place === null ? "عن بُعد" : isolated(place),
      payIn("ar", payCents, payPeriod),
    ].join(" · "),
  }),
};
