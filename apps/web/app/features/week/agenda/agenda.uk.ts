import { lengthIn, momentIn } from "@app/domain/time/moment-in-language";
import { DAY_HOURS, REST_HOURS, WEEK_HOURS } from "@app/domain/week/work-limits";
import type { AgendaWords } from "./agenda.fr.ts";

const hourMark = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export const agendaUk: AgendaWords = {
  title: "Мої зміни",
  hours: "Мої години",
  toCalendar: "Додати до мого календаря",
  declaration: "Повідомлення про моє працевлаштування (французькою)",
  needsNetwork: "Для цієї сторінки потрібна мережа.",
  empty: {
    title: "Цього тижня нічого",
    text: "Тут з’являються ваші зміни та зміни, на які ви подали заявку.",
    action: "Переглянути пропозиції роботи (французькою)",
  },
  states: {
    requested: "Подано заявку",
    confirmed: "Підтверджено",
    "to-confirm": "Потрібно підтвердити",
    late: "Не підтверджено",
    done: "Завершено",
  },
  before: (until, now) => `останній термін: ${momentIn("uk", until, now)}`,
  length: (minutes) => lengthIn("uk", minutes),
  total: (minutes) => lengthIn("uk", minutes),
  totals: {
    confirmed: "підтверджено",
    toConfirm: "очікує",
    pay: "точно, до вирахувань",
    payAtLeast: "не менше, до вирахувань",
  },
  toConfirm: "Потрібно підтвердити",
  confirm: "Підтвердити",
  confirmAll: "Підтвердження стосується всіх ваших змін на цій роботі.",
  colon: ": ",
  nothing: "Нічого не заплановано",
  today: "сьогодні",
  earlier: "Раніше цього тижня",
  meeting: "Місце зустрічі: ",
  call: (name) => `Зателефонувати: ${name}`,
  hourMark,
  rest: (given) => `Відпочинок перед цією зміною: ${given}, потрібно ${REST_HOURS}\u00a0год.`,
  day: (worked) => `Робота цього дня: ${worked}, закон дозволяє ${DAY_HOURS}\u00a0год.`,
  week: (worked) => `Робота за тиждень: ${worked}, закон дозволяє ${WEEK_HOURS}\u00a0год.`,
  limits: `Закон вимагає ${REST_HOURS}\u00a0год відпочинку між двома робочими днями та дозволяє ${DAY_HOURS}\u00a0год роботи на день і ${WEEK_HOURS}\u00a0год на тиждень в усіх роботодавців разом. Тут враховано лише ваші зміни на Renfort.`,
};
