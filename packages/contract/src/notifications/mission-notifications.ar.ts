import { isolated } from "@app/domain/text/isolated";
import type { MissionNotificationWords } from "./mission-notifications.fr.ts";

const quoted = (text: string) => `«${isolated(text)}»`;
const STILL_SENT = "طلبك ما زال قائمًا؛ ويمكنك سحبه.";
const STILL_YOURS = "مكانك محفوظ.";
const ELSEWHERE = "يمكنك التقدم إلى عمل آخر في هذه التواريخ.";
const IN_DOUBT = "نتحقق من الهوية الجديدة للشركة. عند الشك، يُرجى عدم مشاركة أي شيء والكتابة إلينا.";

export const missionNotificationAr: MissionNotificationWords = {
  changedForAccepted: (v) => ({
    title: `تغيير في ${quoted(v.job)}`,
    message: v.askAgain
      ? `${v.changes.join("، ")}. يُرجى تأكيد الحضور، أو الانسحاب دون أي عواقب.`
      : `${v.changes.join("، ")}. ${STILL_YOURS}`,
  }),
  changedForPending: (v) => ({
    title: `تغيير في ${quoted(v.job)}`,
    message: `${v.changes.join("، ")}. ${STILL_SENT}`,
  }),
  closed: (v) => ({
    title: `إغلاق ${quoted(v.job)}`,
    message: `أُغلق هذا العرض من طرف ${isolated(v.company)}. ${ELSEWHERE}`,
  }),
  cancelled: (v) => ({
    title: `إلغاء ${quoted(v.job)}`,
    message: `أُلغي العمل المقرر ${v.when} لدى ${isolated(v.company)}. وقتك متاح في هذه التواريخ.`,
  }),
  shortened: (v) => ({
    title: `انتهاء ${quoted(v.job)}`,
    message: `أُنهي العمل من طرف ${isolated(v.company)}: لم يعد مطلوبًا العمل في الأيام المتبقية.`,
  }),
  heldForAccepted: (v) => ({
    title: `قيد التحقق: ${quoted(v.job)}`,
    message: "يعيد فريقنا قراءة هذا الإعلان. مكانك محفوظ بالشروط التي قرأتها؛ وسنكتب إليك بعد ذلك.",
  }),
  heldForPending: (v) => ({
    title: `قيد التحقق: ${quoted(v.job)}`,
    message: `يعيد فريقنا قراءة هذا الإعلان. ${STILL_SENT}`,
  }),
  newIdentity: (v) => ({
    title: `تغيّرت الشركة: ${quoted(v.job)}`,
    message:
      v.before === v.after
        ? `تغيّر رقم الشركة (SIRET) أو عنوانها لدى ${isolated(v.after)}: ${IN_DOUBT}`
        : `تغيّر اسم ${isolated(v.before)} إلى ${isolated(v.after)}: ${IN_DOUBT}`,
  }),
  releasedForApplicants: (v) => ({
    title: `انتهى التحقق من ${quoted(v.job)}`,
    message: "أعاد فريقنا قراءة الإعلان: لا شيء يتغير بالنسبة إليك.",
  }),
  filledForCandidate: (v) => ({
    title: `اكتمل العدد: ${quoted(v.job)}`,
    message: `شُغلت كل الأماكن لدى ${isolated(v.company)}. يبقى طلبك في الاحتياط إن انسحب أحد.`,
  }),
  waiting: {
    hide: ({ job, company }) => ({
      title: `سحب ${quoted(job)}`,
      message: `سحب فريق Renfort هذا الإعلان الخاص بـ ${isolated(company)}. ${ELSEWHERE}`,
    }),
    restore: ({ job, company }) => ({
      title: `عودة ${quoted(job)}`,
      message: `لم يعد إعلان ${isolated(company)} مسحوبًا. طلبك ما زال قائمًا.`,
    }),
  },
  accepted: {
    hide: ({ job, company }) => ({
      title: `سحب ${quoted(job)}`,
      message: `سحب فريق Renfort هذا الإعلان. يُرجى التأكد لدى ${isolated(company)} قبل التنقل، أو سحب طلبك.`,
    }),
    restore: ({ job, company }) => ({
      title: `عودة ${quoted(job)}`,
      message: `لم يعد إعلان ${isolated(company)} مسحوبًا. ${STILL_YOURS}`,
    }),
  },
};
