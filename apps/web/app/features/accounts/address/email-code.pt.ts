import type { EmailCodeWords } from "./email-code.fr.ts";

export const emailCodePt: EmailCodeWords = {
  page: "Confirmar o meu endereço",
  promise: "Dois minutos e está de volta.",
  title: "O código recebido por e-mail",
  sentTo: (email) => `Foi enviado para ${email}.`,
  thenSent: (job, company) => `A sua candidatura a «${job}» em ${company} segue logo que o endereço seja confirmado.`,
  confirmed: "Endereço confirmado",
  toSend: (company) => `Falta enviar a sua candidatura a ${company}.`,
  send: "Enviar a minha candidatura",
  confirm: "Confirmar o meu endereço",
  resent: { title: "Foi enviado um novo código.", text: "O anterior já não serve." },
  resend: "Reenviar o código",
  opened: "Abri o link, continuar",
  code: "Código",
  hint: "Seis algarismos, válidos durante 30 minutos.",
  checking: "A verificar…",
};
