import { longDayIn } from "@app/domain/time/format-in-language";
import type { CalendarLinkWords } from "./calendar-link.fr.ts";

export const calendarLinkUk: CalendarLinkWords = {
  title: "У календарі мого телефону",
  text: "Адреса, яку ваш календар читає сам: назва роботи, години й місто ваших підтверджених змін. Їх може прочитати кожен, хто має цю адресу.",
  open: "Створити мою адресу",
  since: (at) =>
    `Ви маєте адресу з ${longDayIn("uk", at)}. Якщо її отримав хтось інший, замініть її: стара перестане працювати.`,
  replace: "Замінити адресу",
  close: "Видалити адресу",
  once: "Ось ваша адреса. Її більше не буде показано: додайте її зараз.",
  label: "Адреса мого календаря",
  subscribe: "Відкрити в моєму календарі",
  opened: "Адресу створено",
  closed: "Адресу видалено",
};
