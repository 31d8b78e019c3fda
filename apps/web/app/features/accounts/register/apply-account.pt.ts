import { LEVEL_OPENS } from "@app/domain/companies/company-rights";
import type { ApplyAccountWords } from "./apply-account.fr.ts";

const OPEN =
  "A morada da empresa está comprovada: também pode abrir o seu e-mail, o seu telefone e o CV, se estiver anexado.";
const MASKED =
  "O seu e-mail, o seu telefone e o CV, se estiver anexado, só se abrem depois de confirmar que vem, ou se a empresa comprovar a sua morada.";

export const applyAccountPt: ApplyAccountWords = {
  title: (job) => `Candidatar-se a «${job}»`,
  where: (company, place, when) => `Em ${company}, ${place}, ${when}`,
  promise: "Um procura, o outro está livre.",
  promiseText: "Acompanhe a sua candidatura até à resposta.",
  haveAccount: "Já tenho conta",
  intro:
    "Esta página cria a sua conta e prepara a sua candidatura. O anúncio está em francês, e é o texto francês que vale.",
  marked: { before: "Os campos marcados ", after: " são obrigatórios." },
  known: (provider) => `Está a registar-se com ${provider}.`,
  fewFields: "Faltam alguns campos.",
  choosePassword: "Escolher uma palavra-passe",
  yourJob: "A sua profissão",
  profession: "Profissão",
  availability: "Disponibilidade",
  available: "Disponível",
  notAvailable: "Indisponível para urgências",
  skills: "As suas competências",
  skillsHint: "Se não escolher nenhuma, a sua profissão fica anotada como competência.",
  otherSkill: "Outra competência",
  message: "A sua mensagem",
  messageHint: "É enviada tal como a escreve: o empregador lê francês.",
  seen: ({ company, level }) =>
    `${company} vai ver a sua mensagem e o seu perfil: nome, cidade, profissão e competências. ${LEVEL_OPENS[level].contactsBeforeAcceptance ? OPEN : MASKED} Terá cinco minutos para cancelar.`,
  send: "Criar a minha conta e candidatar-me",
  sending: "A enviar…",
};
