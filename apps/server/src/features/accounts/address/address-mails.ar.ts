import { nameForMail } from "@app/domain/accounts/person-name";
import { isolated } from "@app/domain/text/isolated";
import type { AddressMailWords, Person } from "./address-mails.fr.ts";

const codeLine = (code: string) => `رمزك: ${code}. يُرجى نسخه في الصفحة المفتوحة على Renfort. صلاحيته 30\u00a0دقيقة.`;
const hello = ({ firstName }: Person) => {
  const name = nameForMail(firstName);
  return name === "" ? "مرحبًا،" : `مرحبًا ${isolated(name)}،`;
};

export const addressMailAr: AddressMailWords = {
  welcome: (person, proof) => ({
    subject: proof ? "رمزك لتأكيد عنوان بريدك الإلكتروني" : "مرحبًا بك في Renfort",
    preheader: proof
      ? `رمزك: ${proof.code}، لتأكيد عنوان بريدك الإلكتروني.`
      : "حسابك مفتوح، وعنوان بريدك الإلكتروني مؤكَّد.",
    greeting: hello(person),
    paragraphs: [
      proof
        ? "حسابك مفتوح. يمكن إرسال طلبك الأول فور تأكيد عنوانك واكتمال ملفك."
        : "حسابك مفتوح. يمكن إرسال طلبك الأول فور اكتمال ملفك.",
      ...(proof ? [codeLine(proof.code), "يمكنك أيضًا تأكيد عنوانك بالرابط، وصلاحيته ثلاثة أيام."] : []),
    ],
    ...(proof && { action: { label: "تأكيد عنواني", url: proof.url } }),
    closing: proof ? "إن لم يكن إنشاء هذا الحساب منك، يُرجى تجاهل هذه الرسالة." : "إلى اللقاء على Renfort.",
  }),
  verify: (person, { url, code }) => ({
    subject: "تأكيد عنوان بريدك الإلكتروني",
    preheader: `رمزك: ${code}.`,
    greeting: hello(person),
    paragraphs: [codeLine(code), "يمكنك أيضًا تأكيد عنوانك بهذا الرابط. صلاحيته ثلاثة أيام ويُستعمل مرة واحدة فقط."],
    action: { label: "تأكيد عنواني", url },
    closing: "إن لم يكن هذا الطلب منك، يُرجى تجاهل هذه الرسالة.",
  }),
  reset: (person, url) => ({
    subject: "إعادة تعيين كلمة المرور",
    preheader: "صلاحية الرابط 30\u00a0دقيقة. إن لم يكن هذا الطلب منك، يُرجى تجاهل هذه الرسالة.",
    greeting: hello(person),
    paragraphs: ["وصلنا طلبك لتغيير كلمة المرور. صلاحية الرابط 30\u00a0دقيقة ويُستعمل مرة واحدة فقط."],
    action: { label: "اختيار كلمة مرور جديدة", url },
    closing: "إن لم يكن هذا الطلب منك، يُرجى تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.",
  }),
};
