import type { MissionNotificationWords } from "./mission-notifications.fr.ts";

const quoted = (text: string) => `«${text}»`;
const STILL_SENT = "Ваша заявка лишається чинною; її можна відкликати.";
const STILL_YOURS = "Місце лишається за вами.";
const ELSEWHERE = "На ці дати можна подати заявку в іншому місці.";
const IN_DOUBT = "ми перевіряємо нові дані компанії. Якщо маєте сумніви, нічого не передавайте і напишіть нам.";

export const missionNotificationUk: MissionNotificationWords = {
  changedForAccepted: (v) => ({
    title: `Зміни: ${quoted(v.job)}`,
    message: v.askAgain
      ? `${v.changes.join(", ")}. Підтвердьте, що прийдете, або відмовтеся без наслідків.`
      : `${v.changes.join(", ")}. ${STILL_YOURS}`,
  }),
  changedForPending: (v) => ({
    title: `Зміни: ${quoted(v.job)}`,
    message: `${v.changes.join(", ")}. ${STILL_SENT}`,
  }),
  closed: (v) => ({
    title: `Закрито: ${quoted(v.job)}`,
    message: `${v.company} закриває цю пропозицію роботи. ${ELSEWHERE}`,
  }),
  cancelled: (v) => ({
    title: `Скасовано: ${quoted(v.job)}`,
    message: `${v.company} скасовує роботу, яку було заплановано: ${v.when}. На ці дати ви вільні.`,
  }),
  shortened: (v) => ({
    title: `Завершено: ${quoted(v.job)}`,
    message: `${v.company} завершує роботу: у решту днів працювати не потрібно.`,
  }),
  heldForAccepted: (v) => ({
    title: `Перевіряється: ${quoted(v.job)}`,
    message:
      "Наша команда перечитує це оголошення. Місце лишається за вами на умовах, які ви прочитали; потім ми вам напишемо.",
  }),
  heldForPending: (v) => ({
    title: `Перевіряється: ${quoted(v.job)}`,
    message: `Наша команда перечитує це оголошення. ${STILL_SENT}`,
  }),
  newIdentity: (v) => ({
    title: `${quoted(v.job)}: компанія змінилася`,
    message:
      v.before === v.after
        ? `${v.after}: змінився номер SIRET або адреса, ${IN_DOUBT}`
        : `${v.before} тепер називається ${v.after}: ${IN_DOUBT}`,
  }),
  releasedForApplicants: (v) => ({
    title: `Перевірку завершено: ${quoted(v.job)}`,
    message: "Наша команда перечитала оголошення: для вас нічого не змінюється.",
  }),
  filledForCandidate: (v) => ({
    title: `Набір завершено: ${quoted(v.job)}`,
    message: `${v.company}: усі місця зайняті. Ваша заявка лишається в резерві, якщо хтось відмовиться.`,
  }),
  waiting: {
    hide: ({ job, company }) => ({
      title: `Знято: ${quoted(job)}`,
      message: `Команда Renfort зняла це оголошення (${company}). ${ELSEWHERE}`,
    }),
    restore: ({ job, company }) => ({
      title: `Відновлено: ${quoted(job)}`,
      message: `${company}: оголошення знову доступне. Ваша заявка лишається чинною.`,
    }),
  },
  accepted: {
    hide: ({ job, company }) => ({
      title: `Знято: ${quoted(job)}`,
      message: `Команда Renfort зняла це оголошення. Перш ніж їхати, уточніть у роботодавця (${company}) або відкличте свою заявку.`,
    }),
    restore: ({ job, company }) => ({
      title: `Відновлено: ${quoted(job)}`,
      message: `${company}: оголошення знову доступне. ${STILL_YOURS}`,
    }),
  },
};
