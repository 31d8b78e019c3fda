import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import { plural } from "@app/domain/text/plural";
import type { DeliveryWords } from "./deliveries.fr.ts";
import { deliveryWordsIn } from "./delivery-phrases.ts";

const newMessages = { one: "нове повідомлення", few: "нові повідомлення", other: "нових повідомлень" };

export const deliveryUk: DeliveryWords = deliveryWordsIn("uk", {
  semicolon: "; ",
  since: (count) => `${plural("uk", count, newMessages)} після вашого останнього візиту`,
  onSite: (count) => `${plural("uk", count, newMessages)} на Renfort`,
  others: (count) => `і ще ${count}`,
  hello: (name) => (name === "" ? "Вітаємо!" : `Вітаємо, ${name}!`),
  withdrawalRule:
    "Відмовитися можна до самого початку роботи. " +
    `Якщо ви вже підтвердили, що прийдете, відмова менш ніж за ${LATE_HOURS}\u00a0год до початку зараховується як відсутність, ` +
    `крім перших ${CHANGE_OF_MIND_MINUTES}\u00a0хвилин після вашого підтвердження, якщо до початку лишається понад ${CHANGE_OF_MIND_HOURS}\u00a0год.`,
  about: {
    job_match: "роботу, яка вам підходить",
    application_update: "ваші заявки та вашу роботу",
    rating_received: "ваші оцінки",
    new_job: "нову роботу",
    other: "ваші повідомлення та ваш акаунт",
  },
  because: (types) => `Ви отримали цей лист, бо вибрали новини про ${types}.`,
  open: "Переглянути на Renfort",
  stopSearch: "Вимкнути сповіщення цього пошуку",
  unsubscribe: "Більше не отримувати таких листів",
});
