import { lengthIn, momentIn } from "@app/domain/time/moment-in-language";
import { DAY_HOURS, REST_HOURS, WEEK_HOURS } from "@app/domain/week/work-limits";
import type { AgendaWords } from "./agenda.fr.ts";

const hourMark = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export const agendaAr: AgendaWords = {
  title: "وردياتي",
  hours: "ساعات عملي",
  toCalendar: "الإضافة إلى تقويمي",
  declaration: "التصريح بتشغيلي (بالفرنسية)",
  needsNetwork: "تحتاج هذه الصفحة إلى الشبكة.",
  empty: {
    title: "لا شيء هذا الأسبوع",
    text: "تظهر هنا الورديات المقبولة والورديات المطلوبة.",
    action: "عرض فرص العمل (بالفرنسية)",
  },
  states: {
    requested: "مطلوبة",
    confirmed: "مؤكدة",
    "to-confirm": "بانتظار التأكيد",
    late: "غير مؤكدة",
    done: "منتهية",
  },
  before: (until, now) => `آخر موعد: ${momentIn("ar", until, now)}`,
  length: (minutes) => lengthIn("ar", minutes),
  total: (minutes) => lengthIn("ar", minutes),
  totals: {
    confirmed: "ساعات مؤكدة",
    toConfirm: "بانتظار التأكيد",
    pay: "إجمالي مؤكد",
    payAtLeast: "إجمالي، على الأقل",
  },
  toConfirm: "بانتظار التأكيد",
  confirm: "تأكيد",
  confirmAll: "التأكيد يشمل كل وردياتك في هذا العمل.",
  colon: ": ",
  nothing: "لا شيء مقرر",
  today: "اليوم",
  earlier: "في وقت سابق من هذا الأسبوع",
  meeting: "مكان اللقاء: ",
  call: (name) => `الاتصال بـ \u2068${name}\u2069`,
  hourMark,
  rest: (given) => `الراحة قبل هذه الوردية: ${given}، والمطلوب ${REST_HOURS}\u00a0س.`,
  day: (worked) => `العمل في ذلك اليوم: ${worked}، والقانون يسمح بـ ${DAY_HOURS}\u00a0س.`,
  week: (worked) => `العمل في الأسبوع: ${worked}، والقانون يسمح بـ ${WEEK_HOURS}\u00a0س.`,
  limits: `يفرض القانون ${REST_HOURS}\u00a0ساعة من الراحة بين يومي عمل، ويسمح بـ ${DAY_HOURS}\u00a0ساعات من العمل في اليوم و${WEEK_HOURS}\u00a0ساعة في الأسبوع، لدى كل أصحاب العمل معًا. لا تُحسب هنا إلا وردياتك على Renfort.`,
};
