import { LEVEL_OPENS } from "@app/domain/companies/company-rights";
import type { ApplyAccountWords } from "./apply-account.fr.ts";

const OPEN = "عنوان الشركة مُثبت: يمكنها أيضًا أن تفتح بريدك الإلكتروني ورقم هاتفك وسيرتك الذاتية إن كانت مرفقة.";
const MASKED =
  "لا يُفتح بريدك الإلكتروني ورقم هاتفك وسيرتك الذاتية إن كانت مرفقة إلا بعد تأكيد حضورك، أو إذا أثبتت الشركة عنوانها.";

export const applyAccountAr: ApplyAccountWords = {
  title: (job) => `التقدم إلى «${job}»`,
  where: (company, place, when) => `لدى ${company}، ${place}، ${when}`,
  promise: "أحدهم يبحث، والآخر متاح.",
  promiseText: "يمكنك متابعة طلبك حتى وصول الجواب.",
  haveAccount: "لديّ حساب",
  intro: "تنشئ هذه الصفحة حسابك وتجهّز طلبك. الإعلان مكتوب بالفرنسية، والنص الفرنسي هو المعتمد.",
  marked: { before: "الخانات التي تحمل علامة ", after: " إلزامية." },
  known: (provider) => `التسجيل جارٍ عبر ${provider}.`,
  fewFields: "بقيت بضع خانات لملئها.",
  choosePassword: "اختيار كلمة مرور",
  yourJob: "مهنتك",
  profession: "المهنة",
  availability: "التوفر للعمل",
  available: "متاح",
  notAvailable: "غير متاح للعمل العاجل",
  skills: "مهاراتك",
  skillsHint: "إن لم تُختر أي مهارة، تُسجَّل مهنتك كمهارة.",
  otherSkill: "مهارة أخرى",
  message: "رسالتك",
  messageHint: "تُرسل كما هي: صاحب العمل يقرأ الفرنسية.",
  seen: ({ company, level }) =>
    `سترى ${company} رسالتك وملفك: الاسم والمدينة والمهنة والمهارات. ${LEVEL_OPENS[level].contactsBeforeAcceptance ? OPEN : MASKED} ستكون لديك خمس دقائق للإلغاء.`,
  send: "إنشاء حسابي والتقدم",
  sending: "جارٍ الإرسال…",
};
