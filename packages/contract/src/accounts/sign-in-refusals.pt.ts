import type { SignInRefusals } from "./sign-in-refusals.fr.ts";

const cancelled = (name: string) => `Interrompeu a entrada com ${name}. Nada mudou.`;
const failed = (name: string) => `A entrada com ${name} não resultou. Recomece.`;
const away = (name: string) =>
  `${name} não responde. Tente novamente dentro de alguns minutos ou entre com a sua palavra-passe.`;
const unproven = (name: string) =>
  `Já existe uma conta com este endereço de e-mail, e ${name} não nos confirma que é seu. Entre com a sua palavra-passe.`;

export const signInRefusalsPt: SignInRefusals = {
  invalidCredentials: "E-mail ou palavra-passe incorretos.",
  suspended: "A sua conta está suspensa. As razões foram-lhe enviadas por e-mail.",
  challengeOver: "Esta entrada demorou demasiado ou teve demasiadas tentativas. Recomece com a sua palavra-passe.",
  codeInvalid: "Indique os seis algarismos do código.",
  codeWrong: "Este código não é o certo. Leia-o novamente na última mensagem recebida.",
  codeExpired: "Este código expirou. Peça um novo.",
  codeOver: "Este código já não pode ser usado. Peça um novo.",
  notVerifiedYet: "Este endereço ainda não está confirmado.",
  closed: "Não é possível entrar com esta conta. Escreva-nos se acha que é um erro.",
  cancelledGoogle: cancelled("Google"),
  cancelledFacebook: cancelled("Facebook"),
  failedGoogle: failed("Google"),
  failedFacebook: failed("Facebook"),
  awayGoogle: away("Google"),
  awayFacebook: away("Facebook"),
  unprovenGoogle: unproven("Google"),
  unprovenFacebook: unproven("Facebook"),
};
