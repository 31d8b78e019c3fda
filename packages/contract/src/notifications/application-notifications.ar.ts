import { AGREED_DAYS } from "@app/domain/applications/attendance";
import { fullStop } from "@app/domain/text/full-stop";
import { isolated } from "@app/domain/text/isolated";
import { plural } from "@app/domain/text/plural";
import { clockOf } from "@app/domain/time/format-in-language";
import type { ApplicationNotificationWords } from "./application-notifications.fr.ts";

const quoted = (job: string) => `«${isolated(job)}»`;
const days = (count: number) => plural("ar", count, { few: "أيام", many: "يومًا", other: "يوم" });

const STILL_OWED =
  " سبق أن وافقت: باستثناء الحالات التي ينص عليها القانون (اتفاق بينكما، خطأ جسيم، قوة قاهرة)، يبقى ما كان مقررًا حتى النهاية مستحقًا لك.";

export const applicationNotificationAr: ApplicationNotificationWords = {
  applicationSent: (v) => ({
    title: "أُرسل طلبك",
    message: `${quoted(v.job)} لدى ${isolated(v.company)}. سنُعلمك عند قراءته.`,
  }),
  applicationSeen: (v) => ({
    title: "قُرئ طلبك",
    message: `فُتح طلبك بشأن ${quoted(v.job)} لدى ${isolated(v.company)}.`,
  }),
  applicationAccepted: (v) => ({
    title: `قُبل طلبك لدى ${isolated(v.company)}`,
    message: `${quoted(v.job)}، ${v.when}. ${
      v.confirmBefore === null
        ? "يُرجى تأكيد الحضور للاحتفاظ بالمكان."
        : `يُرجى تأكيد الحضور قبل ${v.confirmBefore} للاحتفاظ بالمكان.`
    }`,
  }),
  placeGiven: (v) => ({
    title: `المكان لك: حضورك منتظر لدى ${isolated(v.company)}`,
    message: `${quoted(v.job)}، ${v.when}. المكان لك.`,
  }),
  offerReleased: (v) => ({
    title: `مكانك لدى ${isolated(v.company)} معروض على شخص آخر`,
    message: `${quoted(v.job)}، ${v.when}. لم يُؤكَّد حضورك في الوقت المحدد. لا يُحسب ذلك في التزاماتك. ما دام المكان شاغرًا، لا يزال بإمكانك تأكيده.`,
  }),
  confirmAgain: (v) => ({
    title: "هل ما زال حضورك مؤكدًا؟",
    message: `${quoted(v.job)} لدى ${isolated(v.company)}، ${v.when}. يُرجى الرد قبل ${v.until}. دون جواب، يُبلَّغ صاحب العمل ويبقى المكان لك.`,
  }),
  applicationRejected: (v) => ({
    title: `جواب بشأن ${quoted(v.job)}`,
    message: v.reason
      ? `لم يُقبل طلبك لدى ${isolated(v.company)} هذه المرة. السبب المذكور: ${fullStop(isolated(v.reason))}`
      : `لم يُقبل طلبك لدى ${isolated(v.company)} هذه المرة. فرص عمل أخرى في انتظارك.`,
  }),
  applicationLapsed: (v) => ({
    title: `لا جواب من ${isolated(v.company)}: لم يعد عليك أي التزام`,
    message: `${quoted(v.job)}، ${v.when}. انتهت مهلة الرد: لم يعد هذا الطلب يُلزمك بشيء.`,
  }),
  applicationReopened: (v) => ({
    title: "طلبك قيد الدراسة من جديد",
    message: `يُعاد النظر في الجواب بشأن ${quoted(v.job)} لدى ${isolated(v.company)}.`,
  }),
  applicationCancelled: (v) => ({
    title: `أُلغي حضورك لدى ${isolated(v.company)}`,
    message: `${quoted(v.job)}، ${v.when}. السبب المذكور: ${fullStop(isolated(v.reason))}${v.isOwed ? STILL_OWED : ""}`,
  }),
  companyLeft: (v) => ({
    title: `إغلاق ${quoted(v.job)}`,
    message: `أُغلق حساب ${isolated(v.company)}: لن يتم هذا العمل. يمكنك التقدم إلى عمل آخر في هذه التواريخ.`,
  }),
  attendanceWorked: (v) => ({
    title: "حُسب عملك",
    message: `أُضيف ${quoted(v.job)} لدى ${isolated(v.company)} إلى الأعمال التي أنجزتها. يمكنك إخبارنا كيف كان.`,
  }),
  attendanceAbsent: (v) => ({
    title: `الإبلاغ عن غيابك من طرف ${isolated(v.company)}`,
    message: `${quoted(v.job)}: إن كان ذلك خطأً، يمكنك الاعتراض عليه خلال ${days(v.days)}. دون اعتراض، يُحسب الغياب بعد ${days(AGREED_DAYS)}. هذا الإبلاغ لا يلغي عقدك${
      v.isUnderWay ? ": عند وصولك، حتى بعد إسناد بقية الوردية إلى شخص آخر، تُحسب ساعاتك." : "."
    }`,
  }),
  interviewProposed: (v) => ({
    title: `اقتراح مقابلة من ${isolated(v.company)}`,
    message:
      v.count === 1
        ? `«${isolated(v.job)}»: موعد واحد مقترح. يُرجى الرد في أقرب وقت.`
        : `«${isolated(v.job)}»: مواعيد مقترحة: ${v.count}. يُرجى الرد في أقرب وقت.`,
  }),
  interviewChosenByEmployer: (v) => ({
    title: "تأكدت المقابلة",
    message: `${isolated(v.company)}، ${v.time}، بشأن «${isolated(v.job)}».`,
  }),
  interviewDeclinedByEmployer: (v) => ({
    title: `أُلغيت المقابلة من طرف ${isolated(v.company)}`,
    message: `يبقى طلبك بشأن «${isolated(v.job)}» قائمًا.`,
  }),
  interviewCounteredByEmployer: (v) => ({
    title: `مواعيد أخرى مقترحة من ${isolated(v.company)}`,
    message: `يمكنك اختيار موعد بشأن «${isolated(v.job)}» أو اقتراح تاريخ جديد.`,
  }),
  interviewSoon: (v) => ({
    title: `مقابلة الساعة ${clockOf(v.at)} مع ${isolated(v.other)}`,
    message: v.place
      ? `${v.time}، بشأن «${isolated(v.job)}». ${fullStop(isolated(v.place))}`
      : `${v.time}، بشأن «${isolated(v.job)}».`,
  }),
  messageReceived: (v) => ({
    title: `رسالة إليك من ${isolated(v.sender)}`,
    message: `«${isolated(v.excerpt)}»`,
  }),
};
