import { VETO_MINUTES } from "@app/domain/applications/veto";
import { NOTICE_MINUTES } from "@app/domain/matching/replacement";
import { shiftWordsEn } from "@app/domain/missions/shift-words.en";
import type { PropositionNotificationWords } from "./proposition-notifications.fr.ts";
import { propositionWordsIn } from "./proposition-phrases.ts";

const FIRST = "These hours go to the first person who says yes, unless the person who was expected arrives before.";

export const propositionNotificationEn: PropositionNotificationWords = propositionWordsIn("en", shiftWordsEn, {
  comma: ", ",
  remote: "from home",
  offer: (headline) => headline,
  replacement: (headline) => `Replacement: ${headline}`,
  called: (headline) => `A place is free: ${headline}`,
  away: (km) => `${km}\u00a0km away`,
  workedHere: (times) =>
    times > 1 ? `You have already worked there ${times}\u00a0times.` : "You have already worked there.",
  skills: (names) => `Your skills: ${names.join(", ")}.`,
  commitments: "You keep your commitments.",
  availableThen: "You are available at these hours.",
  availableThatDay: "You are available that day.",
  answerBefore: (until) => `Answer before ${until}.`,
  wasStandby: "You were on standby.",
  wasStandbyAnd: (means) => `You were on standby: ${means}`,
  rest: (until, given) => `A yes before ${until} gives ${given}; later, a little less.`,
  restMeans: {
    booked: FIRST,
    vetoable: FIRST,
    asks: `Your yes goes to the employer. If they accept before the expected person arrives, these hours are yours with nothing more to confirm, ${NOTICE_MINUTES}\u00a0minutes after their answer.`,
  },
  noBreak: "no break",
  break: (minutes) => `break ${minutes}\u00a0min`,
  gross: (pay) => `${pay} gross`,
  callMeans: {
    booked: (until) => `it is yours if you say yes before ${until}.`,
    vetoable: (until) =>
      `a yes before ${until} keeps the place for you. The employer then has ${VETO_MINUTES}\u00a0minutes to give it up, saying why.`,
    asks: (until) => `a yes before ${until} goes to the employer, who answers you.`,
  },
});
