import type { ComingRefusals } from "./coming-refusals.fr.ts";

export const comingRefusalsUk: ComingRefusals = {
  confirmed: "Ваш прихід підтверджено.",
  notFound: "Цю заявку не знайдено",
  notAccepted: "Цю заявку не прийнято: підтверджувати нічого.",
  alreadyWithdrawn: "Цю заявку вже відкликано вами.",
  missionStarted: "Робота вже почалася.",
  missionOver: "Ця робота завершена.",
  positionsFilled: "Усі місця зайняті.",
  shiftsFilled: "На бажаних змінах місць немає.",
  bookingOverlap: "На ці години у вас уже є інша робота.",
  eventInvalid: "Не вдалося прочитати це прибуття.",
  codeInvalid: "У коді чотири цифри.",
  invalid: "Деякі поля треба виправити.",
  missing: "Цієї сторінки чи цього елемента немає, або вони вам недоступні.",
  inProgress: "Ваш запит уже обробляється.",
};
