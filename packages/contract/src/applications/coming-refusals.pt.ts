import type { ComingRefusals } from "./coming-refusals.fr.ts";

export const comingRefusalsPt: ComingRefusals = {
  confirmed: "A sua presença está confirmada.",
  notFound: "Esta candidatura não foi encontrada",
  notAccepted: "Esta candidatura não foi aceite: não há nada para confirmar.",
  alreadyWithdrawn: "Retirou esta candidatura.",
  missionStarted: "O trabalho já começou.",
  missionOver: "Este trabalho já terminou.",
  positionsFilled: "Todos os lugares estão ocupados.",
  shiftsFilled: "Os turnos pedidos estão completos.",
  bookingOverlap: "Já tem outro trabalho a essas horas.",
  eventInvalid: "Não foi possível ler esta chegada.",
  codeInvalid: "O código tem quatro algarismos.",
  invalid: "Há campos a corrigir.",
  missing: "Esta página ou este elemento não existe ou não lhe está acessível.",
  inProgress: "O seu pedido já está em curso.",
};
