import type { EmailCodeWords } from "./email-code.fr.ts";

export const emailCodeUk: EmailCodeWords = {
  page: "Підтвердити мою адресу",
  promise: "Дві хвилини — і ви знову тут.",
  title: "Код, отриманий електронною поштою",
  sentTo: (email) => `Його надіслано на ${email}.`,
  thenSent: (job, company) => `Вашу заявку на «${job}» у ${company} буде надіслано, щойно адресу підтверджено.`,
  confirmed: "Адресу підтверджено",
  toSend: (company) => `Залишилося надіслати заявку до ${company}.`,
  send: "Надіслати мою заявку",
  confirm: "Підтвердити мою адресу",
  resent: { title: "Новий код надіслано.", text: "Попередній більше не діє." },
  resend: "Надіслати код ще раз",
  opened: "Посилання відкрито, продовжити",
  code: "Код",
  hint: "Шість цифр, дійсні 30 хвилин.",
  checking: "Перевірка…",
};
