import type { OwnAccountWords } from "./own-account.fr.ts";

export const ownAccountPt: OwnAccountWords = {
  you: "Os seus dados",
  firstName: "Nome próprio",
  lastName: "Apelido",
  email: "E-mail",
  emailTaken: "Já existe uma conta com este endereço de e-mail.",
  signIn: "Entrar com este endereço",
  confirmedBy: (provider) => `Confirmado por ${provider}.`,
  password: "Palavra-passe",
  passwordRule:
    "8 caracteres, no mínimo. Algumas palavras sem relação entre si são fáceis de decorar e difíceis de adivinhar.",
  phone: "Telefone",
  profession: "A sua profissão",
  stated: (button) => `Ao carregar em «${button}», declara ter 18 anos ou mais e aceita as `,
  ofAge: "Tenho 18 anos ou mais.",
  accept: (button) => `Ao carregar em «${button}», aceita as `,
  terms: "condições de utilização",
  privacyBefore: "O que fazemos com os seus dados está explicado na ",
  privacy: "política de privacidade",
  newTab: " (novo separador, em francês).",
  join: "Entrar na equipa",
  joining: "Um momento…",
  availableToo:
    "A sua conta fica então «disponível»: outros empregadores também podem propor-lhe um trabalho. Pode mudar isso com um toque.",
};
