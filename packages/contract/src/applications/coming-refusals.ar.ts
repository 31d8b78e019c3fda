import type { ComingRefusals } from "./coming-refusals.fr.ts";

export const comingRefusalsAr: ComingRefusals = {
  confirmed: "جرى تأكيد حضورك.",
  notFound: "لم نجد هذا الطلب",
  notAccepted: "لم يُقبل هذا الطلب: لا شيء يحتاج إلى التأكيد.",
  alreadyWithdrawn: "سُحب هذا الطلب من جهتك.",
  missionStarted: "بدأ العمل بالفعل.",
  missionOver: "انتهى هذا العمل.",
  positionsFilled: "شُغلت كل الأماكن.",
  shiftsFilled: "اكتمل العدد في الورديات المطلوبة.",
  bookingOverlap: "عمل آخر ينتظرك في هذه الساعات.",
  eventInvalid: "تعذّرت قراءة هذا الوصول.",
  codeInvalid: "يتكوّن الرمز من أربعة أرقام.",
  invalid: "بعض الخانات تحتاج إلى تصحيح.",
  missing: "هذه الصفحة أو هذا العنصر غير موجود، أو غير متاح لك.",
  inProgress: "طلبك قيد المعالجة.",
};
