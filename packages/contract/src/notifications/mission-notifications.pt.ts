import type { MissionNotificationWords } from "./mission-notifications.fr.ts";

const quoted = (text: string) => `«${text}»`;
const STILL_SENT = "A sua candidatura continua enviada; pode retirá-la.";
const STILL_YOURS = "O seu lugar está guardado.";
const ELSEWHERE = "Pode candidatar-se a outros trabalhos nessas datas.";
const IN_DOUBT =
  "estamos a verificar a nova identidade da empresa. Em caso de dúvida, não partilhe nada e escreva-nos.";

export const missionNotificationPt: MissionNotificationWords = {
  changedForAccepted: (v) => ({
    title: `Mudança em ${quoted(v.job)}`,
    message: v.askAgain
      ? `${v.changes.join(", ")}. Confirme que vem, ou desista sem consequências.`
      : `${v.changes.join(", ")}. ${STILL_YOURS}`,
  }),
  changedForPending: (v) => ({
    title: `Mudança em ${quoted(v.job)}`,
    message: `${v.changes.join(", ")}. ${STILL_SENT}`,
  }),
  closed: (v) => ({
    title: `Fechado: ${quoted(v.job)}`,
    message: `${v.company} fechou este trabalho. ${ELSEWHERE}`,
  }),
  cancelled: (v) => ({
    title: `Cancelado: ${quoted(v.job)}`,
    message: `${v.company} cancela o trabalho previsto para ${v.when}. Fica livre nessas datas.`,
  }),
  shortened: (v) => ({
    title: `Terminado: ${quoted(v.job)}`,
    message: `${v.company} põe fim ao trabalho: já não se trabalha nos dias que restam.`,
  }),
  heldForAccepted: (v) => ({
    title: `Em verificação: ${quoted(v.job)}`,
    message:
      "A nossa equipa está a reler este anúncio. O seu lugar está guardado, nas condições que leu; depois escrevemos-lhe.",
  }),
  heldForPending: (v) => ({
    title: `Em verificação: ${quoted(v.job)}`,
    message: `A nossa equipa está a reler este anúncio. ${STILL_SENT}`,
  }),
  newIdentity: (v) => ({
    title: `${quoted(v.job)}: a empresa mudou`,
    message:
      v.before === v.after
        ? `${v.after} mudou de número SIRET ou de morada: ${IN_DOUBT}`
        : `${v.before} chama-se agora ${v.after}: ${IN_DOUBT}`,
  }),
  releasedForApplicants: (v) => ({
    title: `Verificação terminada: ${quoted(v.job)}`,
    message: "A nossa equipa releu o anúncio: nada muda para si.",
  }),
  filledForCandidate: (v) => ({
    title: `Completo: ${quoted(v.job)}`,
    message: `Todos os lugares em ${v.company} estão ocupados. A sua candidatura fica de reserva, caso alguém desista.`,
  }),
  waiting: {
    hide: ({ job, company }) => ({
      title: `Retirado: ${quoted(job)}`,
      message: `A equipa da Renfort retirou este anúncio de ${company}. ${ELSEWHERE}`,
    }),
    restore: ({ job, company }) => ({
      title: `Reposto: ${quoted(job)}`,
      message: `O anúncio de ${company} já não está retirado. A sua candidatura continua enviada.`,
    }),
  },
  accepted: {
    hide: ({ job, company }) => ({
      title: `Retirado: ${quoted(job)}`,
      message: `A equipa da Renfort retirou este anúncio. Confirme com ${company} antes de se deslocar, ou retire a sua candidatura.`,
    }),
    restore: ({ job, company }) => ({
      title: `Reposto: ${quoted(job)}`,
      message: `O anúncio de ${company} já não está retirado. ${STILL_YOURS}`,
    }),
  },
};
