import type { SignInRefusals } from "./sign-in-refusals.fr.ts";

const cancelled = (name: string) => `توقف تسجيل الدخول عبر ${name}. لم يتغيّر شيء.`;
const failed = (name: string) => `لم ينجح تسجيل الدخول عبر ${name}. يُرجى البدء من جديد.`;
const away = (name: string) => `${name} لا يستجيب. يُرجى إعادة المحاولة بعد بضع دقائق أو تسجيل الدخول بكلمة المرور.`;
const unproven = (name: string) =>
  `يوجد حساب بعنوان البريد الإلكتروني هذا، ولا يؤكد لنا ${name} أنه عنوانك. يُرجى تسجيل الدخول بكلمة المرور.`;

export const signInRefusalsAr: SignInRefusals = {
  invalidCredentials: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  suspended: "حسابك موقوف. أُرسلت إليك الأسباب بالبريد الإلكتروني.",
  challengeOver: "طال انتظار تسجيل الدخول هذا أو كثرت المحاولات. يُرجى البدء من جديد بكلمة المرور.",
  codeInvalid: "يُرجى كتابة أرقام الرمز الستة.",
  codeWrong: "هذا الرمز غير صحيح. يُرجى قراءته مجددًا في آخر رسالة مستلمة.",
  codeExpired: "انتهت صلاحية هذا الرمز. يمكن طلب رمز جديد.",
  codeOver: "لم يعد هذا الرمز صالحًا للاستعمال. يمكن طلب رمز جديد.",
  notVerifiedYet: "لم يتم تأكيد هذا العنوان بعد.",
  closed: "لا يمكن تسجيل الدخول بهذا الحساب. يمكنك مراسلتنا إن كان في ذلك خطأ.",
  cancelledGoogle: cancelled("Google"),
  cancelledFacebook: cancelled("Facebook"),
  failedGoogle: failed("Google"),
  failedFacebook: failed("Facebook"),
  awayGoogle: away("Google"),
  awayFacebook: away("Facebook"),
  unprovenGoogle: unproven("Google"),
  unprovenFacebook: unproven("Facebook"),
};
