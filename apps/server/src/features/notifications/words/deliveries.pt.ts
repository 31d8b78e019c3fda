import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import type { DeliveryWords } from "./deliveries.fr.ts";
import { deliveryWordsIn } from "./delivery-phrases.ts";

export const deliveryPt: DeliveryWords = deliveryWordsIn("pt", {
  semicolon: "; ",
  since: (count) => `${count}\u00a0novidades desde a sua última visita`,
  onSite: (count) => `${count}\u00a0novidades na Renfort`,
  others: (count) => (count === 1 ? "e mais 1" : `e mais ${count}`),
  hello: (name) => `${["Olá", name].join(" ").trim()},`,
  withdrawalRule:
    "Pode desistir até ao início do trabalho. " +
    `Depois de confirmar que vem, uma desistência a menos de ${LATE_HOURS}\u00a0h do início conta como falta, ` +
    `exceto nos ${CHANGE_OF_MIND_MINUTES}\u00a0minutos a seguir à sua confirmação, se faltarem mais de ${CHANGE_OF_MIND_HOURS}\u00a0h para o início.`,
  about: {
    job_match: "dos trabalhos adequados ao seu perfil",
    application_update: "das suas candidaturas e dos seus trabalhos",
    rating_received: "das suas avaliações",
    new_job: "dos novos trabalhos",
    other: "das suas mensagens e da sua conta",
  },
  because: (types) => `Recebe este e-mail porque escolheu ter notícias ${types}.`,
  open: "Ver na Renfort",
  stopSearch: "Deixar de receber alertas desta pesquisa",
  unsubscribe: "Deixar de receber estes e-mails",
});
