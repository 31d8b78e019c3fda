import { VETO_MINUTES } from "@app/domain/applications/veto";
import { NOTICE_MINUTES } from "@app/domain/matching/replacement";
import { shiftWordsUk } from "@app/domain/missions/shift-words.uk";
import { plural } from "@app/domain/text/plural";
import type { PropositionNotificationWords } from "./proposition-notifications.fr.ts";
import { propositionWordsIn } from "./proposition-phrases.ts";

const FIRST = "Ці години отримає перша людина, яка скаже «так», якщо до того не прийде людина, на яку чекали.";
const minutes = (count: number) => plural("uk", count, { one: "хвилину", few: "хвилини", other: "хвилин" });

export const propositionNotificationUk: PropositionNotificationWords = propositionWordsIn("uk", shiftWordsUk, {
  comma: ", ",
  remote: "дистанційно",
  offer: (headline) => headline,
  replacement: (headline) => `Заміна: ${headline}`,
  called: (headline) => `Звільнилося місце: ${headline}`,
  away: (km) => `за ${km}\u00a0км`,
  workedHere: (times) =>
    times > 1
      ? `Ви там уже працювали ${plural("uk", times, { one: "раз", few: "рази", other: "разів" })}.`
      : "Ви там уже працювали.",
  skills: (names) => `Ваші вміння: ${names.join(", ")}.`,
  commitments: "Ви дотримуєтеся домовленостей.",
  availableThen: "Ви маєте час у ці години.",
  availableThatDay: "Ви маєте час того дня.",
  answerBefore: (until) => `Дайте відповідь до ${until}.`,
  wasStandby: "Ви були в резерві.",
  wasStandbyAnd: (means) => `Ви були в резерві: ${means}`,
  rest: (until, given) => `«Так» до ${until} дає: ${given}; пізніше трохи менше.`,
  restMeans: {
    booked: FIRST,
    vetoable: FIRST,
    asks: `Ваше «так» надходить роботодавцю. Якщо він погодиться до приходу людини, на яку чекали, ці години ваші без іншого підтвердження, через ${minutes(NOTICE_MINUTES)} після його відповіді.`,
  },
  noBreak: "без перерви",
  break: (count) => `перерва ${count}\u00a0хв`,
  gross: (pay) => `${pay} до вирахувань`,
  callMeans: {
    booked: (until) => `місце ваше, якщо ви скажете «так» до ${until}.`,
    vetoable: (until) =>
      `«так» до ${until} залишає місце за вами. Потім роботодавець має ${minutes(VETO_MINUTES)}, щоб відмовитися, пояснивши причину.`,
    asks: (until) => `«так» до ${until} надходить роботодавцю, і він вам відповість.`,
  },
});
