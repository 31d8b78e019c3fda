import type { SignInRefusals } from "./sign-in-refusals.fr.ts";

const cancelled = (name: string) => `Вхід через ${name} перервано. Нічого не змінилося.`;
const failed = (name: string) => `Вхід через ${name} не вдався. Почніть знову.`;
const away = (name: string) => `${name} не відповідає. Спробуйте ще раз за кілька хвилин або увійдіть із паролем.`;
const unproven = (name: string) =>
  `Акаунт із цією адресою електронної пошти вже є, а ${name} не підтверджує, що вона ваша. Увійдіть із паролем.`;

export const signInRefusalsUk: SignInRefusals = {
  invalidCredentials: "Неправильна електронна пошта або пароль.",
  suspended: "Ваш акаунт призупинено. Причини надіслано вам електронною поштою.",
  challengeOver: "Цей вхід тривав надто довго або мав забагато спроб. Почніть знову з пароля.",
  codeInvalid: "Вкажіть шість цифр коду.",
  codeWrong: "Це не той код. Перевірте його в останньому отриманому повідомленні.",
  codeExpired: "Термін дії цього коду минув. Попросіть новий.",
  codeOver: "Цей код більше не можна використати. Попросіть новий.",
  notVerifiedYet: "Цю адресу ще не підтверджено.",
  closed: "З цим акаунтом увійти не можна. Напишіть нам, якщо це помилка.",
  cancelledGoogle: cancelled("Google"),
  cancelledFacebook: cancelled("Facebook"),
  failedGoogle: failed("Google"),
  failedFacebook: failed("Facebook"),
  awayGoogle: away("Google"),
  awayFacebook: away("Facebook"),
  unprovenGoogle: unproven("Google"),
  unprovenFacebook: unproven("Facebook"),
};
