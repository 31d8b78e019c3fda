import type { SignInWords } from "./sign-in.fr.ts";

export const signInAr: SignInWords = {
  page: "تسجيل الدخول",
  promise: "السادسة صباحًا، وهناك من بدأ العمل.",
  welcome: "مرحبًا بعودتك",
  toApply: (job) => `تسجيل الدخول للتقدم إلى «${job}»`,
  noAccount: "ليس لديك حساب بعد؟",
  register: "إنشاء حساب (بالفرنسية)",
  expired: { title: "انتهت مدة جلستك", text: "يُرجى تسجيل الدخول من جديد للمتابعة." },
  email: "البريد الإلكتروني",
  emailHint: "مثال: nom@exemple.fr",
  bothRequired: "الخانتان إلزاميتان.",
  password: "كلمة المرور",
  forgotten: "نسيان كلمة المرور (بالفرنسية)",
  submit: "تسجيل الدخول",
  busy: "جارٍ تسجيل الدخول…",
  or: "أو",
  continueWith: (provider) => `المتابعة باستخدام ${provider}`,
};
