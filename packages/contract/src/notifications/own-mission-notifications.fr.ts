import type { HeldReason } from "@app/domain/companies/company-level";
import { HELD_EXPLANATIONS, HELD_NEXT_STEPS } from "@app/domain/missions/held-mission.fr";

/** Notifications about a mission, for whoever acts for its company. Values are already formatted. */
type Words = { title: string; message: string };

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

export const ownMissionNotificationFr = {
  held: (v: { job: string; reason: HeldReason }): Words => ({
    title: `${quoted(v.job)} attend une vérification`,
    message: `${HELD_EXPLANATIONS[v.reason]} Seules votre entreprise et les personnes qui ont déjà postulé la voient. ${HELD_NEXT_STEPS[v.reason]}`,
  }),
  released: (v: { job: string }): Words => ({
    title: `${quoted(v.job)} est publiée`,
    message: "La vérification est terminée\u00a0: les candidats peuvent postuler.",
  }),
  filledForEmployer: (v: { job: string; positions: number; accepted: string; othersWait: boolean }): Words => {
    const taken =
      v.positions === 1
        ? `Vous avez retenu ${v.accepted}\u00a0: toutes les places sont prises.`
        : "Toutes les places sont prises.";
    return {
      title: `${quoted(v.job)} est complète`,
      message: v.othersWait ? `${taken} Les autres personnes sont prévenues et restent en réserve.` : taken,
    };
  },
};
