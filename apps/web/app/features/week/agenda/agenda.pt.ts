import { lengthIn, momentIn } from "@app/domain/time/moment-in-language";
import { DAY_HOURS, REST_HOURS, WEEK_HOURS } from "@app/domain/week/work-limits";
import type { AgendaWords } from "./agenda.fr.ts";

const hourMark = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export const agendaPt: AgendaWords = {
  title: "Os meus turnos",
  hours: "As minhas horas",
  toCalendar: "Adicionar à minha agenda",
  declaration: "A minha declaração (em francês)",
  needsNetwork: "Esta página precisa de rede.",
  empty: {
    title: "Nada esta semana",
    text: "Os turnos que tem, ou que pediu, aparecem aqui.",
    action: "Ver os trabalhos (em francês)",
  },
  states: {
    requested: "Pedido",
    confirmed: "Confirmado",
    "to-confirm": "Por confirmar",
    late: "Não confirmado",
    done: "Terminado",
  },
  before: (until, now) => `prazo: ${momentIn("pt", until, now)}`,
  length: (minutes) => lengthIn("pt", minutes),
  total: (minutes) => lengthIn("pt", minutes),
  totals: {
    confirmed: "confirmadas",
    toConfirm: "por confirmar",
    pay: "brutos, confirmados",
    payAtLeast: "brutos, pelo menos",
  },
  toConfirm: "Por confirmar",
  confirm: "Confirmar",
  confirmAll: "Ao confirmar, confirma todos os seus turnos deste trabalho.",
  colon: ": ",
  nothing: "Nada previsto",
  today: "hoje",
  earlier: "Antes, nesta semana",
  meeting: "Ponto de encontro: ",
  call: (name) => `Telefonar a ${name}`,
  hourMark,
  rest: (given) => `${given} de descanso antes deste turno: são precisas ${REST_HOURS}\u00a0h.`,
  day: (worked) => `${worked} de trabalho nesse dia: a lei permite ${DAY_HOURS}\u00a0h.`,
  week: (worked) => `${worked} de trabalho na semana: a lei permite ${WEEK_HOURS}\u00a0h.`,
  limits: `A lei exige ${REST_HOURS}\u00a0h de descanso entre dois dias de trabalho e permite ${DAY_HOURS}\u00a0h de trabalho por dia e ${WEEK_HOURS}\u00a0h por semana, somando todos os empregadores. Só contam aqui os seus turnos no Renfort.`,
};
