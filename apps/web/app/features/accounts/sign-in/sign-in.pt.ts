import type { SignInWords } from "./sign-in.fr.ts";

export const signInPt: SignInWords = {
  page: "Entrar",
  promise: "Seis da manhã, e já há gente a trabalhar.",
  welcome: "Olá de novo",
  toApply: (job) => `Entre para se candidatar a «${job}»`,
  noAccount: "Ainda não tem conta?",
  register: "Criar conta (em francês)",
  expired: { title: "A sua sessão expirou", text: "Entre novamente para continuar onde estava." },
  email: "E-mail",
  emailHint: "Por exemplo, nom@exemple.fr",
  bothRequired: "Os dois campos são obrigatórios.",
  password: "Palavra-passe",
  forgotten: "Esqueceu-se da palavra-passe? (em francês)",
  submit: "Entrar",
  busy: "A entrar…",
  or: "ou",
  continueWith: (provider) => `Continuar com ${provider}`,
};
