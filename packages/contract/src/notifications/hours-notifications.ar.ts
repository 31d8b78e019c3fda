import { CUT_DAYS } from "@app/domain/hours/hours";
import { isolated } from "@app/domain/text/isolated";
import { plural } from "@app/domain/text/plural";
import type { HoursNotificationWords } from "./hours-notifications.fr.ts";

type Shift = { company: string; job: string; when: string };

const about = ({ company, job, when }: Shift) => `«${isolated(job)}» لدى ${isolated(company)}، ${when}`;
const worked = (minutes: number) =>
  `${Math.floor(minutes / 60)}\u00a0س\u00a0${String(minutes % 60).padStart(2, "0")}\u00a0د`;
const days = (count: number) => plural("ar", count, { few: "أيام", many: "يومًا", other: "يوم" });

export const hoursNotificationAr: HoursNotificationWords = {
  toDeclare: (v) => ({
    title: "يُرجى التصريح بساعاتك",
    message: `${about(v)}. إذا جرى كل شيء كما هو مقرر، تكفي لمسة واحدة.`,
  }),
  cut: (v) => ({
    title: `تقترح ${isolated(v.company)} خصم ${worked(v.minutes)} من ساعاتك`,
    message: `«${isolated(v.job)}»، ${v.when}. لا شيء يتغير دون موافقتك. دون جواب خلال ${days(CUT_DAYS)}، يقرأ مكتب Renfort الرأيين.`,
  }),
  entered: (v) => ({
    title: `سُجّلت ساعاتك من طرف ${isolated(v.company)}`,
    message: `«${isolated(v.job)}»، ${v.when}. إنها في انتظار موافقتك: يمكنك قبولها أو التصريح بساعاتك.`,
  }),
  agreed: (v) => ({
    title: `اعتُمدت ساعاتك: ${worked(v.minutes)}`,
    message: v.isBySilence
      ? `${about(v)}. لم ترد الشركة: الساعات التي صرحت بها هي المعتمدة.`
      : `${about(v)}. هذه هي الساعات التي صرحت بها.`,
  }),
};
