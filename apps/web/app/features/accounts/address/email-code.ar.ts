import type { EmailCodeWords } from "./email-code.fr.ts";

export const emailCodeAr: EmailCodeWords = {
  page: "تأكيد عنواني",
  promise: "دقيقتان فقط، ثم تعود إلى صفحتك.",
  title: "الرمز المستلم بالبريد الإلكتروني",
  sentTo: (email) => `أُرسل إلى ${email}.`,
  thenSent: (job, company) => `يُرسَل طلبك إلى «${job}» لدى ${company} فور تأكيد العنوان.`,
  confirmed: "تم تأكيد العنوان",
  toSend: (company) => `بقي إرسال طلبك إلى ${company}.`,
  send: "إرسال طلبي",
  confirm: "تأكيد عنواني",
  resent: { title: "أُرسل رمز جديد.", text: "لم يعد الرمز السابق صالحًا." },
  resend: "إعادة إرسال الرمز",
  opened: "فتحت الرابط، متابعة",
  code: "الرمز",
  hint: "ستة أرقام، صالحة لمدة 30 دقيقة.",
  checking: "جارٍ التحقق…",
};
