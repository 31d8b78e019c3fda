import { clockOf } from "@app/domain/time/format-in-language";
import type { ArrivalWords } from "./arrival-text.fr.ts";

const hour = (at: string) => clockOf(new Date(at));

export const arrivalPt: ArrivalWords = {
  startsAt: (at) => `, ${hour(at)}`,
  absent: "A sua falta foi comunicada. Esta comunicação não anula o seu contrato: as horas que fizer contam.",
  leaveHome: "Vou a caminho",
  leaveHomeNote: (company) => `«Vou a caminho» aparece em ${company}. A sua posição nunca é pedida.`,
  code: "Código do dia",
  codeHint: "Quatro algarismos, afixados no local ou dados pela equipa.",
  codeInvalid: "O código tem quatro algarismos.",
  arrive: "Já cheguei",
  leave: "Já acabei",
  enRoute: (at) => `A caminho desde as ${hour(at)}`,
  arrived: (at) => `No local desde as ${hour(at)}`,
  done: (at) => `Terminado às ${hour(at)}`,
  queued: {
    en_route: (at) => `Partida para o trabalho registada às ${hour(at)}`,
    in: (at) => `Chegada registada às ${hour(at)}`,
    out: (at) => `Fim registado às ${hour(at)}`,
  },
  queuedNote: "Será enviado quando a rede voltar e só contará uma vez.",
  failed: "Nada ficou registado. Tente novamente.",
  noted: "Ficou registado.",
  refusals: {
    not_expected: "A sua presença não está prevista neste turno.",
    too_early: "Este turno ainda está longe: volte no próprio dia.",
    too_late: "Este turno terminou há mais de sete dias.",
    code_missing: "Escreva o código de quatro algarismos afixado no local.",
    code_wrong: "Este não é o código do dia. Verifique-o no local.",
    code_over: "Cinco códigos não estavam certos. No local, peça que a sua chegada seja registada por si.",
  },
};
