import { CUT_DAYS } from "@app/domain/hours/hours";
import type { HoursNotificationWords } from "./hours-notifications.fr.ts";

type Shift = { company: string; job: string; when: string };

const about = ({ company, job, when }: Shift) => `“${job}” at ${company}, ${when}`;
const worked = (minutes: number) =>
  `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, "0")}\u00a0min`;

export const hoursNotificationEn: HoursNotificationWords = {
  toDeclare: (v) => ({
    title: "Enter your hours",
    message: `${about(v)}. If everything went as planned, one tap is enough.`,
  }),
  cut: (v) => ({
    title: `${v.company} proposes ${worked(v.minutes)} less`,
    message: `“${v.job}”, ${v.when}. Nothing changes without your yes. Without an answer within ${CUT_DAYS}\u00a0days, the Renfort office reads both opinions.`,
  }),
  entered: (v) => ({
    title: `${v.company} has entered your hours`,
    message: `“${v.job}”, ${v.when}. They are waiting for your yes: accept them, or enter your own.`,
  }),
  agreed: (v) => ({
    title: `Your hours are validated: ${worked(v.minutes)}`,
    message: v.isBySilence
      ? `${about(v)}. The company has not answered: the hours you entered are the ones that count.`
      : `${about(v)}. These are the hours you entered.`,
  }),
};
