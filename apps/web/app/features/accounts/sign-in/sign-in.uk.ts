import type { SignInWords } from "./sign-in.fr.ts";

export const signInUk: SignInWords = {
  page: "Увійти",
  promise: "Шоста ранку, а хтось уже на роботі.",
  welcome: "З поверненням",
  toApply: (job) => `Увійдіть, щоб подати заявку на «${job}»`,
  noAccount: "Ще немає акаунта?",
  register: "Зареєструватися (французькою)",
  expired: { title: "Ваш сеанс завершився", text: "Увійдіть ще раз, щоб продовжити з того самого місця." },
  email: "Електронна пошта",
  emailHint: "Наприклад, nom@exemple.fr",
  bothRequired: "Обидва поля обов’язкові.",
  password: "Пароль",
  forgotten: "Забули пароль? (французькою)",
  submit: "Увійти",
  busy: "Вхід…",
  or: "або",
  continueWith: (provider) => `Продовжити через ${provider}`,
};
