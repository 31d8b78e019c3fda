import { CUT_DAYS } from "@app/domain/hours/hours";
import { plural } from "@app/domain/text/plural";
import type { HoursNotificationWords } from "./hours-notifications.fr.ts";

type Shift = { company: string; job: string; when: string };

const about = ({ company, job, when }: Shift) => `«${job}», ${company}, ${when}`;
const worked = (minutes: number) =>
  `${Math.floor(minutes / 60)}\u00a0год\u00a0${String(minutes % 60).padStart(2, "0")}\u00a0хв`;
/** After “протягом”. */
const within = (count: number) => plural("uk", count, { one: "дня", other: "днів" });

export const hoursNotificationUk: HoursNotificationWords = {
  toDeclare: (v) => ({
    title: "Укажіть свої години",
    message: `${about(v)}. Якщо все пройшло за планом, досить одного дотику.`,
  }),
  cut: (v) => ({
    title: `${v.company} пропонує на ${worked(v.minutes)} менше`,
    message: `«${v.job}», ${v.when}. Без вашого «так» нічого не зміниться. Якщо протягом ${within(CUT_DAYS)} відповіді не буде, обидві думки прочитає служба Renfort.`,
  }),
  entered: (v) => ({
    title: `${v.company} записує ваші години`,
    message: `«${v.job}», ${v.when}. Вони чекають на ваше «так»: прийміть їх або вкажіть свої.`,
  }),
  agreed: (v) => ({
    title: `Ваші години підтверджено: ${worked(v.minutes)}`,
    message: v.isBySilence
      ? `${about(v)}. Компанія не відповіла: зараховано години, які вказали ви.`
      : `${about(v)}. Це години, які вказали ви.`,
  }),
};
