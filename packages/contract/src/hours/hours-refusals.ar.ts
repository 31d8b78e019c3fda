import type { HoursRefusals } from "./hours-refusals.fr.ts";

export const hoursRefusalsAr: HoursRefusals = {
  notFound: "هذه الساعات غير موجودة، أو ليست ساعاتك.",
  stale: "تغيّرت هذه الساعات منذ ذلك الحين. يُرجى قراءتها من جديد قبل الرد.",
  versionInvalid: "يُرجى إعادة تحميل الصفحة قبل الرد.",
  actionInvalid: "هذا الإجراء غير موجود.",
  timeRequired: "يُرجى ذكر الساعة.",
  timeInvalid: "يُرجى ذكر يوم وساعة صحيحين.",
  breakInvalid: "يُرجى ذكر الاستراحة بالدقائق، من 0 إلى 720.",
  notYours: "هذا الرد يعود إلى الطرف الآخر.",
  notStarted: "لم تبدأ الوردية بعد.",
  alreadyAgreed: "جرت المصادقة على هذه الساعات من قبل.",
  inOffice: "يقرأ مكتب Renfort الرأيين: ويصل رده إلى الطرفين.",
  cutWaiting: "تقترح الشركة ساعات أخرى: ويجب الرد عليها أولًا.",
  notDeclared: "لم يُصرَّح بهذه الساعات بعد.",
  noCut: "لا تقترح الشركة ساعات أخرى.",
  wholeMinute: "يُرجى ذكر الساعة بالدقيقة.",
  outBeforeIn: "يجب أن تأتي النهاية بعد البداية.",
  tooLong: "لا تتجاوز الوردية 24\u00a0ساعة.",
  tooFar: "هذه الساعة بعيدة جدًا عن الوردية المقررة.",
  inFuture: "لم تحن هذه الساعة بعد.",
  breakTooLong: "لا يمكن أن تشغل الاستراحة الوردية كلها.",
};
