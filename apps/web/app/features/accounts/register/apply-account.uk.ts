import { LEVEL_OPENS } from "@app/domain/companies/company-rights";
import type { ApplyAccountWords } from "./apply-account.fr.ts";

const OPEN =
  "Адресу компанії підтверджено: вона також може відкрити вашу електронну пошту, телефон і резюме, якщо його додано.";
const MASKED =
  "Ваша електронна пошта, телефон і резюме, якщо його додано, відкриваються лише після того, як ви підтвердите, що прийдете, або якщо компанія підтвердить свою адресу.";

export const applyAccountUk: ApplyAccountWords = {
  title: (job) => `Заявка на «${job}»`,
  where: (company, place, when) => `${company}, ${place}, ${when}`,
  promise: "Хтось шукає, а хтось має час.",
  promiseText: "Стежте за заявкою до самої відповіді.",
  haveAccount: "Я маю акаунт",
  intro:
    "Ця сторінка створює ваш акаунт і готує заявку. Оголошення написане французькою, і чинним є французький текст.",
  marked: { before: "Поля з позначкою ", after: " обов’язкові." },
  known: (provider) => `Ви реєструєтеся через ${provider}.`,
  fewFields: "Залишилося заповнити кілька полів.",
  choosePassword: "Обрати пароль",
  yourJob: "Ваша професія",
  profession: "Професія",
  availability: "Готовність до роботи",
  available: "Є час",
  notAvailable: "Немає часу на термінову роботу",
  skills: "Ваші вміння",
  skillsHint: "Якщо нічого не обрати, вмінням буде записано вашу професію.",
  otherSkill: "Інше вміння",
  message: "Ваше повідомлення",
  messageHint: "Воно надсилається так, як написано: роботодавець читає французькою.",
  seen: ({ company, level }) =>
    `${company} побачить ваше повідомлення та профіль: ім’я, місто, професію та вміння. ${LEVEL_OPENS[level].contactsBeforeAcceptance ? OPEN : MASKED} Ви матимете п’ять хвилин, щоб скасувати.`,
  send: "Створити акаунт і подати заявку",
  sending: "Надсилання…",
};
