import { CUT_DAYS } from "@app/domain/hours/hours";
import type { HoursNotificationWords } from "./hours-notifications.fr.ts";

type Shift = { company: string; job: string; when: string };

const about = ({ company, job, when }: Shift) => `«${job}» em ${company}, ${when}`;
const worked = (minutes: number) =>
  `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, "0")}\u00a0min`;

export const hoursNotificationPt: HoursNotificationWords = {
  toDeclare: (v) => ({
    title: "Declare as suas horas",
    message: `${about(v)}. Se tudo correu como previsto, basta um toque.`,
  }),
  cut: (v) => ({
    title: `${v.company} propõe menos ${worked(v.minutes)}`,
    message: `«${v.job}», ${v.when}. Nada muda sem o seu sim. Sem resposta em ${CUT_DAYS}\u00a0dias, o gabinete da Renfort lê as duas opiniões.`,
  }),
  entered: (v) => ({
    title: `${v.company} registou as suas horas`,
    message: `«${v.job}», ${v.when}. Esperam o seu sim: aceite-as, ou declare as suas.`,
  }),
  agreed: (v) => ({
    title: `As suas horas estão validadas: ${worked(v.minutes)}`,
    message: v.isBySilence
      ? `${about(v)}. A empresa não respondeu: contam as horas que declarou.`
      : `${about(v)}. São as horas que declarou.`,
  }),
};
