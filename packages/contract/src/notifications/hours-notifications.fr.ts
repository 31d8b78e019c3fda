import { CUT_DAYS } from "@app/domain/hours/hours";
import { formatWorked } from "@app/domain/hours/worked-hours";

type Words = { title: string; message: string };
type Shift = { company: string; job: string; when: string };

const about = ({ company, job, when }: Shift) => `«\u00a0${job}\u00a0» chez ${company}, ${when}`;

export const hoursNotificationFr = {
  toDeclare: (v: Shift): Words => ({
    title: "Déclarez vos heures",
    message: `${about(v)}. Si tout s’est passé comme prévu, un geste suffit.`,
  }),
  cut: (v: Shift & { minutes: number }): Words => ({
    title: `${v.company} propose ${formatWorked(v.minutes)} de moins`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Rien ne change sans votre oui. Sans réponse sous ${CUT_DAYS}\u00a0jours, le bureau de Renfort lit les deux avis.`,
  }),
  entered: (v: Shift): Words => ({
    title: `${v.company} a saisi vos heures`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Elles attendent votre oui\u00a0: acceptez-les, ou déclarez les vôtres.`,
  }),
  agreed: (v: Shift & { minutes: number; isBySilence: boolean }): Words => ({
    title: `Vos heures sont validées\u00a0: ${formatWorked(v.minutes)}`,
    message: v.isBySilence
      ? `${about(v)}. L’entreprise n’a pas répondu\u00a0: les heures que vous avez déclarées sont retenues.`
      : `${about(v)}. Ce sont les heures que vous avez déclarées.`,
  }),
};

export type HoursNotificationWords = typeof hoursNotificationFr;
