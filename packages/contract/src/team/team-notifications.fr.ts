import { formatPay } from "@app/domain/missions/format-pay";
import { formatShifts } from "@app/domain/missions/shift.fr";
import { formatDay } from "@app/domain/time/format-time";
import type { ProposedMission } from "../notifications/proposition-notifications.fr.ts";

type Words = { title: string; message: string };

export const teamNotificationFr = {
  asked: (v: { company: string }): Words => ({
    title: `${v.company} voudrait pouvoir vous proposer ses missions`,
    message: "Vous y avez déjà travaillé. Dites oui ou non\u00a0: personne n’est prévenu d’un non.",
  }),
  renewal: (v: { company: string; until: Date }): Words => ({
    title: `Rester dans l’équipe de ${v.company}\u202f?`,
    message: `Votre accord finit le ${formatDay(v.until)}. Sans réponse de votre part, vous sortez de l’équipe.`,
  }),
  followed: (mission: ProposedMission): Words => ({
    title: `Nouvelle mission chez ${mission.company}`,
    message: [
      mission.job,
      formatShifts({ startsAt: mission.startsAt, endsAt: mission.lastEndsAt, shiftCount: mission.shiftCount }),
      mission.place ?? "à distance",
      formatPay(mission.payCents, mission.payPeriod),
    ].join(" · "),
  }),
};

export type TeamNotificationWords = typeof teamNotificationFr;
