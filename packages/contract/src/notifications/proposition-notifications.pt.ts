import { VETO_MINUTES } from "@app/domain/applications/veto";
import { NOTICE_MINUTES } from "@app/domain/matching/replacement";
import { shiftWordsPt } from "@app/domain/missions/shift-words.pt";
import type { PropositionNotificationWords } from "./proposition-notifications.fr.ts";
import { propositionWordsIn } from "./proposition-phrases.ts";

const FIRST = "Estas horas são da primeira pessoa que disser que sim, se a pessoa esperada não chegar antes.";

export const propositionNotificationPt: PropositionNotificationWords = propositionWordsIn("pt", shiftWordsPt, {
  comma: ", ",
  remote: "à distância",
  offer: (headline) => headline,
  replacement: (headline) => `Substituição: ${headline}`,
  called: (headline) => `Há um lugar livre: ${headline}`,
  away: (km) => `a ${km}\u00a0km`,
  workedHere: (times) => (times > 1 ? `Já lá trabalhou ${times}\u00a0vezes.` : "Já lá trabalhou."),
  skills: (names) => `As suas competências: ${names.join(", ")}.`,
  commitments: "Cumpre os seus compromissos.",
  availableThen: "Está disponível neste horário.",
  availableThatDay: "Está disponível nesse dia.",
  answerBefore: (until) => `Responda até ${until}.`,
  wasStandby: "Estava de reserva.",
  wasStandbyAnd: (means) => `Estava de reserva: ${means}`,
  rest: (until, given) => `Um sim até ${until} dá ${given}; mais tarde, um pouco menos.`,
  restMeans: {
    booked: FIRST,
    vetoable: FIRST,
    asks: `O seu sim segue para o empregador. Se ele aceitar antes de chegar a pessoa esperada, estas horas são suas sem outra confirmação, ${NOTICE_MINUTES}\u00a0minutos depois da resposta.`,
  },
  noBreak: "sem pausa",
  break: (minutes) => `pausa de ${minutes}\u00a0min`,
  gross: (pay) => `${pay} brutos`,
  callMeans: {
    booked: (until) => `o lugar é seu se disser que sim até ${until}.`,
    vetoable: (until) =>
      `um sim até ${until} guarda-lhe o lugar. O empregador tem depois ${VETO_MINUTES}\u00a0minutos para voltar atrás, dizendo porquê.`,
    asks: (until) => `um sim até ${until} segue para o empregador, que lhe responde.`,
  },
});
