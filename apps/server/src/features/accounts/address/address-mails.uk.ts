import { nameForMail } from "@app/domain/accounts/person-name";
import type { AddressMailWords, Person } from "./address-mails.fr.ts";

const codeLine = (code: string) =>
  `Ваш код: ${code}. Скопіюйте його на сторінку, відкриту на Renfort. Він дійсний 30\u00a0хвилин.`;
const hello = ({ firstName }: Person) => {
  const name = nameForMail(firstName);
  return name === "" ? "Вітаємо!" : `Вітаємо, ${name}!`;
};

export const addressMailUk: AddressMailWords = {
  welcome: (person, proof) => ({
    subject: proof ? "Ваш код для підтвердження електронної адреси" : "Вітаємо на Renfort",
    preheader: proof
      ? `Ваш код: ${proof.code}, щоб підтвердити електронну адресу.`
      : "Ваш акаунт відкрито, електронну адресу підтверджено.",
    greeting: hello(person),
    paragraphs: [
      proof
        ? "Ваш акаунт відкрито. Першу заявку можна надіслати, щойно ви підтвердите адресу і заповните профіль."
        : "Ваш акаунт відкрито. Першу заявку можна надіслати, щойно ви заповните профіль.",
      ...(proof ? [codeLine(proof.code), "Адресу також можна підтвердити за посиланням, дійсним три дні."] : []),
    ],
    ...(proof && { action: { label: "Підтвердити мою адресу", url: proof.url } }),
    closing: proof ? "Якщо ви не створювали акаунт, не зважайте на цей лист." : "До зустрічі на Renfort.",
  }),
  verify: (person, { url, code }) => ({
    subject: "Підтвердьте свою електронну адресу",
    preheader: `Ваш код: ${code}.`,
    greeting: hello(person),
    paragraphs: [
      codeLine(code),
      "Адресу також можна підтвердити за цим посиланням. Воно дійсне три дні й спрацьовує лише раз.",
    ],
    action: { label: "Підтвердити мою адресу", url },
    closing: "Якщо ви нічого не просили, не зважайте на цей лист.",
  }),
  reset: (person, url) => ({
    subject: "Змініть свій пароль",
    preheader: "Посилання дійсне 30\u00a0хвилин. Якщо ви нічого не просили, не зважайте на цей лист.",
    greeting: hello(person),
    paragraphs: ["Ви попросили змінити пароль. Посилання дійсне 30\u00a0хвилин і спрацьовує лише раз."],
    action: { label: "Обрати новий пароль", url },
    closing: "Якщо ви нічого не просили, не зважайте на цей лист: ваш пароль лишається тим самим.",
  }),
};
