import type { HoursRefusals } from "./hours-refusals.fr.ts";

export const hoursRefusalsPt: HoursRefusals = {
  notFound: "Estas horas não existem ou não são suas.",
  stale: "Estas horas mudaram entretanto. Leia-as de novo antes de responder.",
  versionInvalid: "Recarregue a página antes de responder.",
  actionInvalid: "Esta ação não existe.",
  timeRequired: "Indique uma hora.",
  timeInvalid: "Indique um dia e uma hora válidos.",
  breakInvalid: "Indique a pausa em minutos, de 0 a 720.",
  notYours: "Esta resposta cabe à outra pessoa.",
  notStarted: "O turno ainda não começou.",
  alreadyAgreed: "Estas horas já estão validadas.",
  inOffice: "O gabinete da Renfort lê as duas opiniões: a resposta chega a ambas as partes.",
  cutWaiting: "A empresa propõe outras horas: é preciso responder primeiro.",
  notDeclared: "A pessoa ainda não declarou as suas horas.",
  noCut: "A empresa não propõe outras horas.",
  wholeMinute: "Indique a hora ao minuto.",
  outBeforeIn: "O fim tem de vir depois do início.",
  tooLong: "Um turno dura no máximo 24\u00a0horas.",
  tooFar: "Esta hora está demasiado longe do turno previsto.",
  inFuture: "Esta hora ainda não passou.",
  breakTooLong: "A pausa não pode ocupar o turno inteiro.",
};
