import { AGREED_DAYS } from "@app/domain/applications/attendance";
import { fullStop } from "@app/domain/text/full-stop";
import { clockOf } from "@app/domain/time/format-in-language";
import type { ApplicationNotificationWords } from "./application-notifications.fr.ts";

const STILL_OWED =
  " Já tinha dito que sim: salvo nos casos previstos na lei (acordo entre as partes, falta grave, força maior), o que estava previsto até ao fim continua a ser-lhe devido.";

export const applicationNotificationPt: ApplicationNotificationWords = {
  applicationSent: (v) => ({
    title: "Candidatura enviada",
    message: `«${v.job}» em ${v.company}. Saberá quando for lida.`,
  }),
  applicationSeen: (v) => ({
    title: "A sua candidatura foi lida",
    message: `${v.company} abriu a sua candidatura a «${v.job}».`,
  }),
  applicationAccepted: (v) => ({
    title: `${v.company} aceitou a sua candidatura`,
    message: `«${v.job}», ${v.when}. ${
      v.confirmBefore === null
        ? "Confirme que vem para ficar com o lugar."
        : `Confirme que vem até ${v.confirmBefore} para ficar com o lugar.`
    }`,
  }),
  placeGiven: (v) => ({
    title: `O lugar é seu: ${v.company} conta consigo`,
    message: `«${v.job}», ${v.when}. O lugar é seu.`,
  }),
  offerReleased: (v) => ({
    title: `O seu lugar em ${v.company} está a ser proposto a outra pessoa`,
    message: `«${v.job}», ${v.when}. A sua vinda não foi confirmada a tempo. Isto não conta nos seus compromissos. Enquanto o lugar estiver livre, ainda a pode confirmar.`,
  }),
  confirmAgain: (v) => ({
    title: "Continua a poder vir?",
    message: `«${v.job}» em ${v.company}, ${v.when}. Responda até ${v.until}. Sem resposta, o empregador é avisado e o lugar continua a ser seu.`,
  }),
  applicationRejected: (v) => ({
    title: `Resposta para «${v.job}»`,
    message: v.reason
      ? `${v.company} não escolheu a sua candidatura desta vez. Motivo indicado: ${fullStop(v.reason)}`
      : `${v.company} não escolheu a sua candidatura desta vez. Há outros trabalhos à sua espera.`,
  }),
  applicationLapsed: (v) => ({
    title: `Sem resposta de ${v.company}: está livre`,
    message: `«${v.job}», ${v.when}. O prazo de resposta passou: esta candidatura já não é um compromisso seu.`,
  }),
  applicationReopened: (v) => ({
    title: "A sua candidatura está de novo em análise",
    message: `${v.company} está a rever a sua resposta a «${v.job}».`,
  }),
  applicationCancelled: (v) => ({
    title: `${v.company} cancela a sua vinda`,
    message: `«${v.job}», ${v.when}. Motivo indicado: ${fullStop(v.reason)}${v.isOwed ? STILL_OWED : ""}`,
  }),
  companyLeft: (v) => ({
    title: `Fechado: «${v.job}»`,
    message: `${v.company} fechou a sua conta: este trabalho não se vai realizar. Pode candidatar-se a outros nessas datas.`,
  }),
  attendanceWorked: (v) => ({
    title: "O seu trabalho conta",
    message: `«${v.job}» em ${v.company} junta-se aos trabalhos que fez. Diga como correu.`,
  }),
  attendanceAbsent: (v) => ({
    title: `${v.company} assinala a sua ausência`,
    message: `«${v.job}»: se for um erro, conteste-o no prazo de ${v.days} dias. Sem contestação, a ausência conta ao fim de ${AGREED_DAYS} dias. Este aviso não anula o seu contrato${
      v.isUnderWay
        ? ": se chegar, mesmo depois de o resto do turno ter sido confiado a outra pessoa, as suas horas contam."
        : "."
    }`,
  }),
  interviewProposed: (v) => ({
    title: `${v.company} propõe-lhe uma conversa`,
    message:
      v.count === 1
        ? `«${v.job}»: uma hora proposta. Responda assim que puder.`
        : `«${v.job}»: ${v.count}\u00a0horas à escolha. Responda assim que puder.`,
  }),
  interviewChosenByEmployer: (v) => ({
    title: "Conversa confirmada",
    message: `${v.company}, ${v.time}, para «${v.job}».`,
  }),
  interviewDeclinedByEmployer: (v) => ({
    title: `${v.company} desiste da conversa`,
    message: `A sua candidatura a «${v.job}» continua aberta.`,
  }),
  interviewCounteredByEmployer: (v) => ({
    title: `${v.company} propõe outras horas`,
    message: `Escolha uma para «${v.job}», ou proponha uma nova data.`,
  }),
  interviewSoon: (v) => ({
    title: `Conversa às ${clockOf(v.at)} com ${v.other}`,
    message: v.place ? `${v.time}, para «${v.job}». ${fullStop(v.place)}` : `${v.time}, para «${v.job}».`,
  }),
  messageReceived: (v) => ({
    title: `${v.sender} escreveu-lhe`,
    message: `«${v.excerpt}»`,
  }),
};
